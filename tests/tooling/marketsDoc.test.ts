// Tests docs/markets.md: its examples work, and the quoted problems are the real ones.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkProject } from '../../tools/cli/check/checkProject'
import { findingText } from '../../tools/cli/check/finding'
import { printed } from '../../tools/cli/check/printed'
import { withChanges } from '../../tools/cli/files'
import { generate, type GenerateResult } from '../../tools/cli/generate'
import { copyProject, type ProjectCopy } from '../../tools/quality/projectCopy'
import { root } from '../../tools/cli/root'
import { docBlock } from './docBlock'

const doc = readFileSync(join(root, 'docs/markets.md'), 'utf8')
const file = 'markets/turkiye.ts'
let copy: ProjectCopy
let generated: GenerateResult

beforeAll(async () => {
  copy = copyProject()
  writeFileSync(join(copy.folder, 'public/turkiye.svg'), readFileSync(join(root, 'public/lumi.svg')))
  writeFileSync(join(copy.folder, file), shown(`ts ${file}`))
  copy.edit('markets.config.ts', /^/, shown('ts markets.config.ts'))
  copy.edit('markets.config.ts', "'test-brand': testBrand", '$&, turkiye')
  generated = await generate({ root: copy.folder })
})
afterAll(() => copy.remove())

it('S1-12 a market as the document shows it writes the pages and forms that differ, and no other', () => {
  expect(generated.problems).toEqual([])
  const own = generated.cached.filter((path) => path.includes('turkiye'))
  expect(own.map((path) => path.replace('.pagewright/', '')).sort()).toEqual([
    'forms/withdrawMethod.turkiye.ts',
    'routes/guild-data-center.turkiye.ts',
    'routes/recharge.turkiye.ts',
    'routes/withdraw-add-method.turkiye.ts',
  ])
  expect(readFileSync(join(copy.folder, '.pagewright/site.ts'), 'utf8')).toMatch(
    /'\/guild\/create': \{.*hidden: \['turkiye'\]/,
  )
})

it('S1-12 a market whose pages and forms are those of another one shares its files', async () => {
  const { cached: more } = await edited('markets.config.ts', [', turkiye', ", turkiye, 'turkiye-two': turkiye"])
  expect(more.filter((path) => /routes|forms/.test(path))).toEqual([])
  expect(more).toContain('.pagewright/site.ts')
})

/** One mistake of each kind in the new market. */
const mistakes: readonly (readonly [name: string, from: string, to: string, says: RegExp])[] = [
  [
    'unknown-key',
    "label: 'recharge.title'",
    "lable: 'recharge.title'",
    /submit: "lable" does not belong here; allowed: do, label, .*; did you mean "label"\?$/,
  ],
  ['unknown-route', "'/guild/create'", "'/guild/craete'", /^turkiye › pages: .*did you mean "\/guild\/create"\?/],
  ['unknown-field', "required: ['tax_id']", "required: ['tax_ip']", /› required: .*did you mean "tax_id"\?/],
  [
    'unknown-value',
    "'tax_id', 'bank_name'",
    "'tax_ip', 'bank_name'",
    /^turkiye › pages › \/withdraw\/add-method › method › order: .*did you mean "tax_id"\?/,
  ],
  [
    'changes-nothing',
    "unit: 'market.currency'",
    "label: 'data.income'",
    /^turkiye › pages › \/guild\/data-center › .* › income › label: "data\.income" is what stands here without it\.$/,
  ],
  ['unknown-token', "'primary-soft': '#e0f4ef'", "'primary-sotf': '#e0f4ef'", /light: .*mean "primary-soft"\?/],
  ['not-a-colour', "primary: '#7fdcc6'", "primary: 'crimson'", /^turkiye › tokens › dark › primary: "crimson"/],
  [
    'low-contrast',
    "primary: '#0a6a5a'",
    "primary: '#ff8a80'",
    /^turkiye › tokens › light › primary: .* 4\.5 is needed/,
  ],
  [
    'token-out-of-range',
    "'on-primary': '#03302a'",
    "'on-primary': '#03302a', control: '30px'",
    /^turkiye › tokens › dark › control: "30px" is outside of 48px to 72px/,
  ],
  [
    'similar-colours',
    'light: { ',
    "light: { danger: '#b3261f', ",
    /^turkiye › tokens › light › primary: .* degrees of hue/,
  ],
  ['missing-language', "'tr', 'en'", "'tr', 'el'", /^turkiye › languages › 2: .*"el"; allowed: ar, en/],
  ['missing-file', '/turkiye.svg', '/turkey.svg', /^turkiye › favicon: .*"\/turkey\.svg"/],
  ['shared-host', "'m.isik.example'", "'m.lumi.example'", /^turkiye › hosts › production › web: "m\.lumi\.example"/],
  ['unknown-time-zone', 'Europe/Istanbul', 'Europe/Istambul', /mean "Europe\/Istanbul"\?/],
  ['unknown-currency', "currency: 'TRY',\n", "currency: 'TYR',\n", /^turkiye › currency: there is no currency "TYR"/],
]

it('S1-12 each mistake is reported as documented, and the other markets stay valid', async () => {
  const { problems, written: changed } = await edited(file, ...mistakes.map(([, from, to]) => [from, to] as const))
  for (const [name, , , says] of mistakes) {
    expect(doc).toContain(`\`${name}\``)
    const said = problems.filter((problem) => problem.name === name).map(findingText)
    expect(said, name).toContainEqual(expect.stringMatching(says))
  }
  expect(new Set(problems.map((problem) => problem.file))).toEqual(new Set([file]))
  expect(changed.filter((path) => /routes\//.test(path) && !path.includes('turkiye'))).toEqual([])
})

it('S1-12 a mistake is printed as the document shows it', async () => {
  const text = readFileSync(join(copy.folder, file), 'utf8').replace(
    "label: 'recharge.title'",
    "lable: 'recharge.title'",
  )
  const files = withChanges(copy.folder, { [file]: text })
  const found = await checkProject(files)
  expect(found.map((finding) => printed(finding, files).trimEnd())).toEqual([shown('text').trimEnd()])
})

it('S1-12 routes, tokens, colours and languages that there are not do not compile', () => {
  for (const [name, from, to] of mistakes)
    if (['unknown-route', 'unknown-token', 'not-a-colour', 'missing-language'].includes(name)) copy.edit(file, from, to)
  const said = compiled()
  for (const word of ["'/guild/craete'", "'primary-sotf'", '"crimson"', '"el"'])
    expect(said).toContainEqual(expect.stringMatching(`^markets/turkiye\\.ts.*${word}`))
  expect(said.filter((line) => /error TS/.test(line))).toHaveLength(4)
})

/** Returns the generator's problems after edits of a file of the copy. */
async function edited(path: string, ...edits: readonly (readonly [from: string, to: string])[]) {
  const before = readFileSync(join(copy.folder, path), 'utf8')
  for (const [from, to] of edits) copy.edit(path, from, to)
  try {
    return await generate({ check: true, root: copy.folder })
  } finally {
    writeFileSync(join(copy.folder, path), before)
  }
}

/** Returns the compiler's errors about the new market. */
function compiled(): string[] {
  const settings = {
    extends: './tsconfig.json',
    include: [],
    files: ['markets.config.ts', 'src/generated/register.ts'],
  }
  writeFileSync(join(copy.folder, 'tsconfig.markets.json'), JSON.stringify(settings))
  const args = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.markets.json', '--pretty', 'false']
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy.folder, encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.trim() !== '')
}

/** Adds the line break at the end of a file. */
function shown(head: string): string {
  return `${docBlock('docs/markets.md', head)}\n`
}

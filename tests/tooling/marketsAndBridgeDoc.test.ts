// Tests docs/markets.md and docs/bridge.md: their examples work, and the quoted problems are the real ones.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nativeEvents, nativeFunctions } from '../../src/generated/native'
import { checkProject } from '../../tools/cli/check/checkProject'
import { findingText } from '../../tools/cli/check/finding'
import { printed } from '../../tools/cli/check/printed'
import { readOnce, withChanges } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import { docBlock } from './docBlock'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const doc = read('docs/markets.md')
const file = 'markets/turkiye.ts'
const shown = (head: string) => `${docBlock('docs/markets.md', head)}\n`
const product = readOnce(root)

/** Returns the product with the market of the document, after edits of its file. */
function withMarket(...edits: readonly (readonly [from: string, to: string])[]) {
  const text = edits.reduce(
    (now, [from, to]) => {
      expect(now).toContain(from)
      return now.replace(from, to)
    },
    shown(`ts ${file}`),
  )
  const config = `${shown('ts markets.config.ts')}${read('markets.config.ts')}`
  return withChanges(product, {
    [file]: text,
    'markets.config.ts': config.replace("'test-brand': testBrand", '$&, turkiye'),
    'public/turkiye.svg': read('public/lumi.svg'),
  })
}

it('S1-12 a market as the document shows it has no problem', async () => {
  expect(await checkProject(withMarket())).toEqual([])
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
  const problems = await checkProject(withMarket(...mistakes.map(([, from, to]) => [from, to] as const)))
  for (const [name, , , says] of mistakes) {
    expect(doc).toContain(`\`${name}\``)
    const said = problems.filter((problem) => problem.name === name).map(findingText)
    expect(said, name).toContainEqual(expect.stringMatching(says))
  }
})

it('S1-12 a mistake is printed as the document shows it', async () => {
  const files = withMarket(["label: 'recharge.title'", "lable: 'recharge.title'"])
  const found = await checkProject(files)
  expect(found.map((finding) => printed(finding, files).trimEnd())).toEqual([shown('text').trimEnd()])
})

it('docs/bridge.md has a row for each function and event', () => {
  const bridge = read('docs/bridge.md')
  for (const name of [...Object.keys(nativeFunctions), ...Object.keys(nativeEvents)])
    expect(bridge.split(`\n| \`${name}\` | `)).toHaveLength(2)
})

it('docs/bridge.md adds a function by two entries and a button; a wrong name is reported', async () => {
  const example = (head: string) => docBlock('docs/bridge.md', head)
  const added = (name: string, before: string | RegExp, head: string) =>
    read(name).replace(before, (found) =>
      name.endsWith('.json') ? `${example(head)},\n${found}` : `${found}\n${example(head)}`,
    )
  const files = (edit: (page: string) => string) =>
    withChanges(product, {
      'schemas/native.json': added('schemas/native.json', '"onProgress": {', 'json schemas/native.json'),
      'schemas/bridge.json': added('schemas/bridge.json', '"NewRoom": {', 'json schemas/bridge.json'),
      'pages/guildHome.ts': edit(
        added('pages/guildHome.ts', /block: 'links',\s+look: 'buttons',\s+links: \{/, 'ts pages'),
      ),
    })
  const names = (await checkProject(files((page) => page))).map(({ name }) => name)
  // The label of the example is a word that other pages use for a value.
  expect(names.filter((name) => name !== 'crossed-words')).toEqual([])
  const found = (await checkProject(files((page) => page.replace('board:', 'bord:')))).map(findingText).join('\n')
  expect(found).toMatch(/"bord"/)
  expect(found).toMatch(/did you mean "board"/)
})

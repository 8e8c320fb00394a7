// Tests `npm run new`: adds every kind of thing, and the products then have no problems. What needs nothing of Lumi is
// added to copies of the examples, which are checked in a tenth of the time.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { format, type FormatOptions } from 'oxfmt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHistory } from '../../tools/cli/change/history'
import { undoChange } from '../../tools/cli/changeSets'
import { checkProject } from '../../tools/cli/check/checkProject'
import { findingLine } from '../../tools/cli/check/finding'
import { generate } from '../../tools/cli/generate'
import { filesAt } from '../../tools/cli/files'
import type { ProjectCopy } from '../../tools/commands/projectCopy'
import { root } from '../../tools/cli/root'
import { copySources } from '../support/copySources'
import { runNew } from './new/runNew'
import { wordsFor } from './new/words'

let copy: ProjectCopy
let starter: ProjectCopy
let conduit: ProjectCopy
const said: { [kind: string]: string } = {}
const textIn = ({ folder }: ProjectCopy, file: string) => readFileSync(join(folder, file), 'utf8')
const text = (file: string) => textIn(copy, file)
const before = (file: string) => readFileSync(join(root, file), 'utf8')
/** Returns the lines that were added to a file. */
const added = (file: string) => {
  const old = new Set(before(file).split('\n'))
  return text(file)
    .split('\n')
    .filter((line) => !old.has(line))
}

/** Splits a typed command line. Arguments with spaces are in quotes. */
const typed = (line: string) => [...line.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word)

const commands: readonly (readonly [kind: string, line: string, keys: readonly string[]])[] = [
  [
    'endpoint of rows with a page',
    "endpoint --call 'POST /web/specimen/list' --kind read --request keyword:string --rows " +
      'id:string!,name:string!,price:integer!,kind:hat|coat!,sold_at:integer ' +
      '--page list --route /specimen --link-from / --icon store --show price,kind,sold_at',
    ['title', 'empty', 'price', 'kind', 'kind.hat', 'kind.coat', 'soldAt'].map((one) => `specimen.${one}`),
  ],
  [
    'endpoint that writes',
    "endpoint --call 'POST /web/specimen/order' --kind write --request item_id:string!,size:integer,keepsake:boolean,colour:red|blue!",
    [],
  ],
  [
    'form page',
    "page --route /specimen/order --kind form --call 'POST /web/specimen/order' --link-from /specimen --body colour=red",
    ['title', 'done', 'failed', 'itemId', 'size', 'keepsake'].map((one) => `specimenOrder.${one}`),
  ],
]
const inStarter = [
  "field --form note --name specimen_code --type string --max 11 --required --label 'en=Specimen code'",
  // The starter has no page for signing in.
  "page --route /specimen --kind list --call 'POST /notes/list' --link-from / --label en=Specimen --label 'en:specimen.empty=Nothing here'",
]
const inConduit = [
  'language --id fa --from ar --markets world',
  'market --id steppe --from qanat --product Дала --host m.dala.example --api https://api.dala.example ' +
    '--languages ar,en --currency KZT --zone Asia/Baghdad',
]

/** Returns the texts of all files that `new` may write. */
const sourcesOf = ({ folder }: ProjectCopy) => {
  const files = filesAt(folder)
  const folders = ['pages', 'markets', 'schemas', 'locales', 'sandbox', 'tests/pages']
  const names = [...folders.flatMap((folder) => files.below(folder)), 'pages.config.ts', 'markets.config.ts']
  return Object.fromEntries(
    names.filter((name) => /\.(ts|json|md)$/.test(name)).map((name) => [name, files.read(name)]),
  )
}
let atFirst: readonly ReturnType<typeof sourcesOf>[]

beforeAll(async () => {
  copy = copySources('lumi')
  starter = copySources('starter')
  conduit = copySources('conduit')
  atFirst = [copy, starter, conduit].map(sourcesOf)
  // Runs the commands one after another, as a person would.
  for (const [kind, line, keys] of commands) {
    const printed = await runNew([...typed(line), ...wordsFor(keys)], copy.folder)
    said[kind] = printed.said + printed.wrong
  }
  const elsewhere = [
    ...inStarter.map((line) => ({ line, folder: starter.folder })),
    ...inConduit.map((line) => ({ line, folder: conduit.folder })),
  ]
  for (const { line, folder } of elsewhere) {
    const printed = await runNew(typed(line), folder)
    said[line] = printed.said + printed.wrong
  }
})
afterAll(() => {
  for (const one of [copy, starter, conduit]) one.remove()
})

describe('F44 leaves a project', () => {
  it('in which each command made its change', () => {
    expect(Object.entries(said).filter(([, words]) => !words.includes('\nWrote these files'))).toEqual([])
  })

  it('in which `npm run check` finds nothing, and what is generated is there', async () => {
    for (const { folder } of [copy, starter, conduit]) {
      expect((await checkProject(folder)).filter(({ isWarning }) => !isWarning).map(findingLine)).toEqual([])
      expect(await generate({ check: true, root: folder })).toEqual({
        written: [],
        checkedIn: expect.any(Array),
        cached: [],
        problems: [],
      })
    }
  })

  it('whose files have the form that they had', async () => {
    const options = JSON.parse(before('.oxfmtrc.json')) as FormatOptions
    const files = ['pages', 'markets', 'schemas', 'locales', 'sandbox/handlers'].flatMap((folder) =>
      readdirSync(join(copy.folder, folder)).map((file) => `${folder}/${file}`),
    )
    const all = [...files, 'pages.config.ts', 'markets.config.ts', 'sandbox/handlers.ts'].filter((file) =>
      /\.(ts|json)$/.test(file),
    )
    const formed = await Promise.all(all.map(async (file) => (await format(file, text(file), options)).code))
    expect(all.filter((file, index) => formed[index] !== text(file))).toEqual([])
  })
})

describe('F44 a new field', () => {
  it('is one line in the page, one member of the request and its bounds in the form', () => {
    expect(textIn(starter, 'pages/newNote.ts')).toContain("\n        specimen_code: { label: 'new.specimenCode' },\n")
    expect(JSON.parse(textIn(starter, 'schemas/notes.json')).$defs.NewNote).toMatchObject({
      properties: { specimen_code: { type: 'string' } },
      required: expect.not.arrayContaining(['specimen_code']),
    })
    expect(JSON.parse(textIn(starter, 'schemas/forms.json')).$defs.note).toMatchObject({
      properties: { specimen_code: { minLength: 1, pattern: '\\S', maxLength: 11 } },
      required: expect.arrayContaining(['specimen_code']),
    })
  })
})

describe('F44 a new page', () => {
  it('is a file, a line of the site map, a link, and its rows in the test of rights', () => {
    expect(added('pages.config.ts')).toContain("  '/specimen': specimen,")
    expect(added('tests/pages/permissions.test.ts')).toEqual([
      "    '/specimen/order specimenOrder.submit': { who: signedIn, rows: one },",
      "    '/specimen': signedIn,",
      "    '/specimen/order': signedIn,",
    ])
  })

  it('shows the requested member, in the format that its name suggests', () => {
    expect(text('pages/specimen.ts')).toContain(
      "price: { label: 'specimen.price', value: 'row.price', format: 'count' }",
    )
    expect(text('pages/specimen.ts')).toContain("when: { 'row.sold_at': { exists: true } }")
  })

  it('binds the values of --body, and asks for the rest', () => {
    expect(text('pages/specimenOrder.ts')).toContain("body: { colour: 'red' }")
    expect(text('pages/specimenOrder.ts')).not.toContain('colour: {')
  })
})

it('F44 a new language has its own plural forms, and the named markets offer it', () => {
  const keys = Object.keys(JSON.parse(textIn(conduit, 'locales/fa.json')) as object)
  expect(keys.filter((key) => key.startsWith('engine.form.summary_'))).toEqual(
    ['one', 'other'].map((form) => `engine.form.summary_${form}`),
  )
  expect(textIn(conduit, 'markets/world.ts')).toMatch(/languages: \[.*'fa'\]/)
  expect(textIn(conduit, 'markets/qanat.ts')).toBe(before('examples/conduit/markets/qanat.ts'))
})

it('F44 a new market says only what a market must say', () => {
  expect(textIn(conduit, 'markets/steppe.ts')).toMatch(/currency: 'KZT'/)
  expect(textIn(conduit, 'markets/steppe.ts')).not.toMatch(/^ {2}(pages|schemas):/m)
  expect(textIn(conduit, 'markets.config.ts')).toContain("import { steppe } from './markets/steppe'")
})

it('F44 each command is one change of the history, and undoing all of them restores each file byte for byte', async () => {
  const products = [copy, starter, conduit]
  const entries = products.map(({ folder }) => readHistory(folder))
  expect(entries.map((some) => some.flatMap(({ words }) => words))).toEqual([
    [
      'New endpoint POST /web/specimen/list.',
      'New endpoint POST /web/specimen/order.',
      'New page /specimen/order, a form of POST /web/specimen/order.',
    ],
    ['New field specimen_code of the form note.', 'New page /specimen, a list of POST /notes/list.'],
    ['New language fa of world.', 'New market steppe, like qanat.'],
  ])
  for (const [index, product] of products.entries()) {
    for (const { id } of (entries[index] ?? []).toReversed()) await undoChange(product.folder, id, { check: false })
    expect(sourcesOf(product)).toEqual(atFirst[index])
  }
})

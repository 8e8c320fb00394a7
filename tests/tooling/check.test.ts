// Tests the output of `npm run check` for mistakes in each kind of source. It finds none in Lumi. The mistakes are in Conduit, which takes a tenth of the time.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { join } from 'node:path'
import { checkProject } from '../../tools/cli/check/checkProject'
import { findingLine } from '../../tools/cli/check/finding'
import { readOnce, withChanges } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import { planted, type Plant } from './check/planted'

afterEach(() => vi.restoreAllMocks())

/** A replacement in a file. A new file replaces nothing. */
type Edit = readonly [file: string, from: string | RegExp, to: string]

const inAll = 'in world, qanat'

const shown: readonly (readonly [kind: string, plants: readonly Plant[], text: string])[] = [
  [
    'a page: under the name that is wrong, with what was meant',
    [['pages/planted.ts', "block: 'text', items", "block: 'text', itmes"]],
    `pages/planted.ts:14:11  missing-key  /planted › news: "items" is missing; ${inAll}.
  13 |     },
> 14 |     news: { block: 'text', itmes: { one: { text: 'home.empty' } } },
     |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  15 |     one: {

pages/planted.ts:14:28  unknown-key  /planted › news: "itmes" does not belong here; ${inAll}; allowed: block, title, when, otherwise, event, order, look, tone, items; did you mean "items"?
  13 |     },
> 14 |     news: { block: 'text', itmes: { one: { text: 'home.empty' } } },
     |                            ^^^^^
  15 |     one: {`,
  ],
  [
    'a value that a part brings: once, where it is written',
    [['pages/planted.ts', "'plain'", "'plian'"]],
    `pages/planted.ts:1:85  unknown-value  /planted › ways › links › back › tone: "plian" is not possible; also in another place; ${inAll}; allowed: plain, primary, good, warn, danger; did you mean "plain"?
> 1 | export const back = { value: { do: 'link', label: 'home.feed', icon: 'house', tone: 'plian', to: '/' } } as const
    |                                                                                     ^^^^^^^
  2 |`,
  ],
  [
    'an overlay: in the file of the market',
    [['markets/qanat.ts', "'ways', 'one'", "'way', 'one'"]],
    `markets/qanat.ts:26:23  unknown-value  qanat › pages › /planted › order: there is no "way" to order; allowed: ways, news, one; did you mean "ways"?
  25 |       blocks: { news: { look: 'notice' } },
> 26 |       order: ['news', 'way', 'one'],
     |                       ^^^^^
  27 |     },`,
  ],
  [
    'a schema',
    [['schemas/planted.json', '"maxLength"', '"maxLenght"']],
    `schemas/planted.json:6:37  unknown-key  schemas/planted.json › Planted › properties › name: JSON Schema has no keyword "maxLenght"; allowed: maxLength, minLength, type, enum, const, required, dependencies, dependentRequired, minimum, maximum, exclusiveMinimum, exclusiveMaximum and 30 more; did you mean "maxLength"?
  5 |       "properties": {
> 6 |         "name": { "type": "string", "maxLenght": 10 }
    |                                     ^^^^^^^^^^^
  7 |       }`,
  ],
  [
    'a file that is no source, and of nothing else',
    [['pages/planted.ts', 'blocks: {', 'blocks: { {']],
    `pages/planted.ts:5:13  not-data  pages/planted.ts cannot be read: Unexpected token.
  4 |   title: 'home.title',
> 5 |   blocks: { {
    |             ^
  6 |     ways: {`,
  ],
  [
    'a text without quotation marks, once',
    [['pages/planted.ts', "title: 'home.title'", 'title: home.title']],
    `pages/planted.ts:4:10  not-data  this is a name. Write the value itself here. Texts stand in quotation marks; an object or a list can be a part: { use: '<part>' }.
  3 | export const planted = {
> 4 |   title: home.title,
    |          ^^^^^^^^^^
  5 |   blocks: {`,
  ],
  [
    'a file that is imported and not there',
    [['pages.config.ts', "'./pages/planted'", "'./pages/plantd'"]],
    `pages.config.ts:1:16  not-data  there is no pages/plantd.ts, or it cannot be read.
> 1 | import { back, planted } from './pages/plantd'
    |                ^^^^^^^
  2 | import { article } from './pages/article'`,
  ],
  [
    'a name that stands twice',
    [['pages/planted.ts', "  title: 'home.title',", "  title: 'home.title',\n  title: 'home.title',"]],
    `pages/planted.ts:5:3  repeated-name  title: this name stands in line 4 and again here, and only the last one would count.
  4 |   title: 'home.title',
> 5 |   title: 'home.title',
    |   ^^^^^
  6 |   blocks: {`,
  ],
]

describe('check shows a mistake in', () => {
  it.each(shown)('%s', async (_kind, plants, text) => {
    const said = (await planted(...plants)).text.trimEnd()
    if (text.includes('/planted.')) expect(said).toBe(text)
    else expect(anywhere(said)).toBe(anywhere(text))
  })
})

/** Replaces line numbers, which change with the product's own files. */
function anywhere(text: string): string {
  return text.replaceAll(/:\d+:(?=\d+ {2})/g, ':?:').replaceAll(/^(>?) *\d+ \|/gm, '$1 ? |')
}

it.each([['schemas/planted.json', '{\n  "$defs": {,}\n}\n']])(
  '%s that is no JSON is shown where it ends to be',
  async (file, source) => {
    const { text } = await planted([file, source])
    expect(text).toMatch(new RegExp(`^${file}:2:\\d+ {2}not-data {2}.*not JSON`))
  },
)

it.each(['locales/ar.json'])('%s with a byte order mark is refused', async (file) => {
  const { findings } = await planted([file, /^/, '\ufeff'])
  const what = expect.stringMatching(/not JSON: it begins with a byte order mark: save it as UTF-8 without BOM\.?$/)
  expect(findings).toMatchObject([{ file, line: 1, name: 'not-data', what }])
})

it.each([
  ['another key than all others', ['"signIn.send":', '"signIn.snd":'], 'unknown-key', ['signIn.snd'], 'signIn.send'],
  ['a key less than all others', [/ +"signIn\.send":.*\n/, ''], 'missing-key', ['signIn.send'], undefined],
] as const)(
  'English, which has %s, is told so, and no other language is',
  async (_what, [from, to], name, where, near) => {
    const { findings } = await planted(['locales/en.json', from, to])
    const inTexts = findings.filter(({ file }) => file.startsWith('locales/'))
    expect(inTexts).toEqual([expect.objectContaining({ file: 'locales/en.json', name, where })])
    expect(inTexts[0]?.didYouMean).toBe(near)
  },
)

const starter = readOnce(join(root, 'examples/starter'))
const aPicture: Edit = ['pages/newNote.ts', "widget: 'textarea'", "widget: 'image'"]
const aPart = (use: string): Edit => ['pages/newNote.ts', "{ label: 'new.text', widget: 'textarea' }", use]
const config = (more: string): Edit => ['pages.config.ts', /$/, more]

it.each<readonly [what: string, edits: readonly Edit[], lines: readonly (string | RegExp)[]]>([
  ['a field for pictures, which its upload takes', [aPicture], []],
  [
    'a field for pictures without an upload',
    [aPicture, ['src/main.tsx', "upload: { call: 'POST /upload' }, ", '']],
    ['pages/newNote.ts:12:44  missing-key  /new › form › fields › text › widget: pictures are uploaded'],
  ],
  [
    'an upload that is no call, where the code names it',
    [['src/main.tsx', 'POST /upload', 'POST /uplod']],
    ['src/main.tsx:11:33  unknown-endpoint  src/main.tsx: schemas/api.json has no "POST /uplod"'],
  ],
  [
    'an empty page that ends lists or not, as a text',
    [['schemas/api.json', '"envelope": {', '"emptyEnds": "yes", "envelope": {']],
    [/unknown-value {2}schemas\/api\.json › protocol › emptyEnds: "yes" is not possible;/],
  ],
  [
    'a count of rows that no answer has',
    [
      [
        'schemas/api.json',
        '"response": "notes.json#/$defs/NotesPage"',
        '"response": "notes.json#/$defs/NotesPage", "pages": { "rows": "list", "by": "page", "send": "page", "next": "has_more", "emptyEnds": true, "total": "total" }',
      ],
    ],
    [/unknown-path {2}schemas\/api\.json › POST \/notes\/list › pages › total: the answer has no member at "total"\./],
  ],
  [
    'codes that end the session, and no page for signing in',
    [['schemas/api.json', '"success": ["0"]', '"success": ["0"], "sessionEnd": ["10"]']],
    ['missing-login  schemas/api.json › protocol › envelope › sessionEnd: after these codes, "/" opens "/login"'],
  ],
  [
    'a page that needs a session, and no page for signing in',
    [['pages/notes.ts', "access: 'open',", '']],
    ['pages/notes.ts:3:34  missing-login  /: this page needs a session, and there is no page "/login"'],
  ],
  [
    'a misspelt protocol, told once',
    [['schemas/api.json', '"protocol"', '"Protocol"']],
    [/^schemas\/api\.json:2:15  not-data .* an entry is "protocol" or a call.*did you mean "protocol"\?$/],
  ],
  [
    'no protocol, and what to write',
    [['schemas/api.json', /"protocol": \{.*?\n {2}\},/s, '']],
    [/^schemas\/api\.json:1:1 .* "protocol" is missing.* add "protocol": \{ "envelope": \{ "success": \["0"\] \} \}/],
  ],
  [
    'a widget that there is not, and those for a text',
    [['pages/newNote.ts', "'textarea'", "'picture'"]],
    [/unknown-widget .* allowed: text, textarea, password, search, tel, number, amount, date, image, hidden\.$/],
  ],
  ['a part that no file lists', [aPart('{ use: "lead" }')], [/unknown-part .*export const parts = \{ lead \}/]],
  [
    'a file of parts that exports none, told once',
    [
      config("import { lead } from './pages/parts'\nexport const parts = { lead }"),
      ['pages/parts.ts', '', 'const lead = { value: {} }'],
    ],
    [/^pages\.config\.ts:9:10  not-data  pages\/parts\.ts does not export "lead": write "export" before it/],
  ],
  [
    'parts that are exported from elsewhere',
    [config("export { parts } from './pages/parts'"), ['pages/parts.ts', '', 'export const parts = {}']],
    [/^pages\.config\.ts:9:1  not-data  this exports a name\. Write "export const" with the value itself/],
  ],
  [
    'an empty file in place of a part',
    [config("import { lead } from './pages/parts'\nexport const parts = { lead }"), ['pages/parts.ts', '', '\n']],
    [/^pages\.config\.ts:9:10  not-data  pages\/parts\.ts exports nothing: write "export const lead = …" there/],
  ],
  [
    'what a part should hold in the place of the part',
    [config("export const parts = { lead: { label: 'new.text' } }"), aPart('{ use: "lead" }')],
    [
      /^pages\.config\.ts:9:24  not-data  parts: "lead" holds no part: a part has "value", "block" or "entries"/,
      /unknown-part .* there is no part "lead", but a group of that name/,
    ],
  ],
  [
    'a misspelt member of a part, which is no group then',
    [
      config("export const parts = { lead: { valu: { label: 'new.text', widget: 'textarea' } } }"),
      aPart('{ use: "lead" }'),
    ],
    [
      /^pages\.config\.ts:9:32  unknown-key  parts: "lead\.valu" is neither a part nor a member of one.* did you mean "value"\?$/,
      /unknown-part .* there is no part "lead"/,
    ],
  ],
  [
    'a label beside a part that has the same one',
    [
      config("export const parts = { lead: { value: { label: 'new.text', widget: 'textarea' } } }"),
      aPart("{ use: 'lead', label: 'new.text' }"),
    ],
    [
      /^pages\/newNote\.ts:12:37  warning  changes-nothing  .* text › label: "new\.text" is what stands here without it/,
    ],
  ],
])('the starter with %s', async (_what, edits, lines) => {
  const changes: { [file: string]: string } = {}
  for (const [file, from, to] of edits) changes[file] = from === '' ? to : starter.read(file).replace(from, to)
  const found = (await checkProject(withChanges(starter, changes))).map(findingLine)
  expect(found).toEqual(lines.map((line) => expect.stringMatching(line)))
})

it('the product has no problems', async () => {
  expect((await checkProject(root)).filter(({ isWarning }) => !isWarning)).toEqual([])
})

// Conduit with an added page, overlay and schema, and mistakes in them. All of it exists only in memory.
import { checkProject } from '../../../tools/cli/check/checkProject'
import { printed } from '../../../tools/cli/check/printed'
import { readOnce, withChanges } from '../../../tools/cli/files'
import { conduit } from '../../support/copySources'

const product = readOnce(conduit)

const call = {
  kind: 'read',
  answer: 'bare',
  request: 'conduit.json#/$defs/GetApiUserRequest',
  response: 'planted.json#/$defs/Planted',
}
const added = {
  'pages/planted.ts': `export const back = { value: { do: 'link', label: 'home.feed', icon: 'house', tone: 'plain', to: '/' } } as const

export const planted = {
  title: 'home.title',
  blocks: {
    ways: {
      block: 'links',
      when: { any: [{ 'user.username': 'jane' }, { 'user.uid': 'joe' }] },
      links: {
        back: { use: 'back', when: { 'user.username': 'jane' } },
        again: { use: 'back', enabled: { when: { 'now.day': { max: 5 } }, otherwise: 'editor.notYours' }, when: { 'user.username': { not: 'jane' } } },
      },
    },
    news: { block: 'text', items: { one: { text: 'home.empty' } } },
    one: {
      block: 'record',
      call: 'GET /planted/one',
      lines: { name: { label: 'person.name', value: 'row.name' } },
    },
  },
} as const
`,
  'markets/qanat.ts': product.read('markets/qanat.ts').replace(
    /^  pages: \{\n/m,
    `$&    '/planted': {
      blocks: { news: { look: 'notice' } },
      order: ['news', 'ways', 'one'],
    },
`,
  ),
  'schemas/planted.json': `{
  "$defs": {
    "Planted": {
      "type": "object",
      "properties": {
        "name": { "type": "string", "maxLength": 10 }
      }
    }
  }
}
`,
  'pages.config.ts': product
    .read('pages.config.ts')
    .replace(/^/, "import { back, planted } from './pages/planted'\n")
    .replace('parts = {', 'parts = { back,')
    .replace("'/': home,", "'/': home,\n  '/planted': planted,")
    .replace('entries = [', "entries = ['/planted', "),
  'schemas/api.json': product.read('schemas/api.json').replace('{', `{ "GET /planted/one": ${JSON.stringify(call)},`),
}

/** A replacement in an existing file, or the text of a new file. */
export type Plant = readonly [file: string, from: string | RegExp, to: string] | readonly [file: string, text: string]

/** Returns the findings of the product with mistakes, as data and as printed. */
export async function planted(...plants: readonly Plant[]) {
  const changes: { [file: string]: string } = { ...added }
  for (const [file, first, to] of plants) {
    const before = to === undefined ? '' : (changes[file] ?? product.read(file))
    const text = to === undefined ? String(first) : before.replace(first, to)
    if (text === before) throw new Error(`${file} has no ${String(first)} to replace.`)
    changes[file] = text
  }
  const files = withChanges(product, changes)
  const findings = await checkProject(files)
  return { findings, text: findings.map((finding) => printed(finding, files)).join('\n') }
}

// Makes a page, a market, a schema or a language: a file of its own, and its line where such files are listed.
import { isObject, mergePatch } from '@pagewright/engine/tools'
import { areaOf, camel, deviceName, isConstantName } from '../../camel'
import { type CreateChange, Refused } from '../change'
import type { Draft } from '../draft'
import { behind, evaluate, exported, find, unwrapped } from '../find'
import { entriesOf, insertEntry } from '../layout'
import { exportRoot, marketIdsOf, placeOfChange } from '../place'
import { printName, printValue } from '../printValue'
import { addImportTo, importsIn } from './imports'
import { marketLike } from './marketLike'
import { withSharedParts } from './sharedMembers'

/** Makes a document. Throws `Refused` if it is there already, or if its name cannot be one. */
export function createDocument(draft: Draft, change: CreateChange): void {
  const { page, schema, locale, market } = change
  const value = valueOf(draft, change)
  if (page !== undefined) createPage(draft, page, value)
  else if (market !== undefined) createMarket(draft, market, value, change.like)
  else createJson(draft, schema === undefined ? `locales/${locale ?? ''}.json` : `schemas/${schema}`, value)
}

/** Returns the value of the new document: `value`, or the document that it is like with `value` merged over it. */
export function valueOf(draft: Draft, { like, value, page, schema, locale, market }: CreateChange): unknown {
  if (like === undefined) return value
  const target =
    page !== undefined
      ? { page: like }
      : schema !== undefined
        ? { schema: like }
        : locale !== undefined
          ? { locale: like }
          : { market: like }
  const { root, path } = placeOfChange(draft, target, [])
  const found = find(draft, root(), path)
  const model = found && evaluate(draft, found.spot)
  return market === undefined ? mergePatch(model, value ?? {}) : marketLike(model, value)
}

function createPage(draft: Draft, route: string, value: unknown): void {
  if (!/^\/([\w-]+(\/[\w-]+)*)?$/.test(route))
    throw new Refused(`"${route}" cannot be a route. Write one such as /shop or /shop/orders.`)
  if (deviceName.test(areaOf(route)))
    throw new Refused(`"${route}" cannot be a route: Windows cannot have a file of this name. Choose another address.`)
  refuseNoObject(value)
  const pages = exportRoot(draft, 'pages.config.ts', 'pages')
  if (find(draft, pages, [route])) throw new Refused(`There is a page "${route}" already.`)
  const { name, file } = freeName(draft, 'pages.config.ts', 'pages', route === '/' ? 'start' : areaOf(route))
  const head = "import type { PageConfig } from '@pagewright/engine/language'"
  draft.create(file, `${head}\n\nexport const ${name}: PageConfig = ${printed(withSharedParts(draft, value))}\n`)
  register(draft, { list: 'pages.config.ts', part: 'pages', entry: route, name, file })
}

function createMarket(draft: Draft, id: string, value: unknown, like: string | undefined): void {
  if (!/^[a-z][\w-]*$/.test(id))
    throw new Refused(`"${id}" cannot be the id of a market. Write a small letter, then letters, digits and "-".`)
  refuseNoObject(value)
  if (marketIdsOf(draft).includes(id)) throw new Refused(`There is a market "${id}" already.`)
  const { name, file } = freeName(draft, 'markets.config.ts', 'markets', camel(id))
  const { head, tail } = frameOf(draft, like)
  draft.create(file, `${head}export const ${name} = ${printed(value)}${tail}\n`)
  register(draft, { list: 'markets.config.ts', part: 'markets', entry: id, name, file })
}

/** Returns the code around a market in its file: its imports and what follows the object. */
function frameOf(draft: Draft, like: string | undefined): { readonly head: string; readonly tail: string } {
  const markets = exportRoot(draft, 'markets.config.ts', 'markets')
  for (const id of like === undefined ? marketIdsOf(draft) : [like]) {
    const found = find(draft, markets, [id])
    const spot = found && behind(draft, found).spot
    if (!spot || spot.file === 'markets.config.ts') continue
    const text = draft.read(spot.file)
    const statement = draft
      .parse(spot.file)
      .body.find(({ start, end }) => start <= spot.node.start && spot.node.end <= end)
    const imports = importsIn(draft, spot.file).filter(({ node }) => node.importKind === 'type')
    const lines = imports.map(({ node }) => `${text.slice(node.start, node.end)}\n`)
    return {
      head: lines.length === 0 ? '' : `${lines.join('')}\n`,
      tail: text.slice(spot.node.end, statement?.end).replace(/\s*$/, ''),
    }
  }
  return { head: '', tail: ' as const' }
}

function createJson(draft: Draft, file: string, value: unknown): void {
  if (!/^(schemas\/[\w-]+|locales\/[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?)\.json$/.test(file))
    throw new Refused(`"${file}" cannot be the name of a ${file.startsWith('locales') ? 'language' : 'schema'}.`)
  refuseNoObject(value)
  draft.create(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** Returns a file and a name that nothing has yet. */
function freeName(draft: Draft, list: string, folder: string, wanted: string) {
  const taken = new Set(importsIn(draft, list).flatMap(({ names }) => names))
  const noun = folder === 'pages' ? 'Page' : 'Market'
  const name = [wanted, `${wanted}${noun}`].find((one) => !taken.has(one) && isConstantName(one))
  const base = [wanted, `${wanted}${noun}`].find(
    (one) => !deviceName.test(one) && ['ts', 'json'].every((end) => !draft.has(`${folder}/${one}.${end}`)),
  )
  if (name === undefined || base === undefined || !/^[a-z]/.test(name))
    throw new Refused(`${folder}/${wanted}.ts is there already, or cannot be the name of a file.`)
  return { name, file: `${folder}/${base}.ts` }
}

interface Registration {
  readonly list: string
  readonly part: string
  readonly entry: string
  readonly name: string
  readonly file: string
}

/** Adds a new file to the list of its kind: its import, and a member with its name. */
function register(draft: Draft, { list, part, entry, name, file }: Registration): void {
  const spot = exported(draft, list, part)
  const container = spot && { file: list, node: unwrapped(spot.node) }
  if (container?.node.type !== 'ObjectExpression') throw new Refused(`${list} has no list "${part}" to add to.`)
  const key = printName(entry, false)
  insertEntry(
    draft,
    container,
    { above: '', text: key === name ? key : `${key}: ${name}`, beside: '' },
    entriesOf(container).at(-1),
  )
  addImportTo(draft, list, name, `./${file.replace(/\.ts$/, '')}`)
}

function refuseNoObject(value: unknown): asserts value is { readonly [name: string]: unknown } {
  if (!isObject(value)) throw new Refused('"value" must be an object: the whole document.')
}

function printed(value: unknown): string {
  return printValue(value, { isJson: false, isTall: false, indent: '' })
}

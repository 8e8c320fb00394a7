// The places of a source where something may be written wrong: every value and every name, with what stands around it.
import { type Node, perText, sourceModule } from '@pagewright/cli/source'

/** A stretch of a text by its offsets. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface Site {
  readonly file: string
  /** Names from the constant inwards; the entries of a list by their number. */
  readonly path: readonly string[]
  readonly kind: 'text' | 'number' | 'flag' | 'null' | 'object' | 'list' | 'reference' | 'import'
  /** What a literal is, and what a reference is called. */
  readonly value: unknown
  readonly span: Span
  /** The name that the value stands under, and the member as a whole; absent in a list and at the top. */
  readonly key?: Span
  readonly member?: Span
  readonly holder?: Site
  /** What an object or a list holds itself: nothing that it spreads. */
  readonly parts: readonly Site[]
  readonly hasSpread: boolean
}

/** All places of a file, the outer ones first. Files are those of configs: TypeScript as plain data, or JSON. */
export const sitesOf = perText((file: string, text: string): readonly Site[] => {
  const before = beforeIn(file)
  const constants = [...sourceModule(file, text).constants]
  return [...constants.flatMap(([name, node]) => within(siteOf(file, before, node, [name]))), ...importsOf(file, text)]
})

/** The line of an offset. */
export function lineAt(file: string, text: string, offset: number): number {
  const start = offset + beforeIn(file)
  return sourceModule(file, text).placeOf({ start, end: start }).line
}

/** Letters in front of the text of JSON when it is read as code. */
function beforeIn(file: string): number {
  return file.endsWith('.json') ? 1 : 0
}

/** Names that are imported, and where from. */
function importsOf(file: string, text: string): Site[] {
  return [...text.matchAll(/(?<=^import (?:type )?\{ ?)([^}]*)\} from '([^']*)'/gm)].flatMap(
    ({ 0: whole, 1: names = '', 2: from = '', index }) => {
      const make = (value: string, start: number): Site => ({
        file,
        path: ['import', value],
        kind: 'import',
        value,
        parts: [],
        hasSpread: false,
        span: { start, end: start + value.length },
      })
      const end = index + whole.length - 1
      return [...names.matchAll(/\w+/g)]
        .map((name) => make(name[0], index + name.index))
        .concat(make(from, end - from.length))
    },
  )
}

/** The last name of a place. */
export function nameOf({ path }: Site): string {
  return path.at(-1) ?? ''
}

/** What an object holds under a name. */
export function partOf(site: Site | undefined, name: string): Site | undefined {
  return site?.kind === 'object' ? site.parts.find((part) => nameOf(part) === name) : undefined
}

/** The text that an object holds under a name. */
export function textAt(site: Site | undefined, name: string): string | undefined {
  const part = partOf(site, name)
  return part?.kind === 'text' ? String(part.value) : undefined
}

/** Names that an object holds itself. */
export function namesIn(site: Site | undefined): readonly string[] {
  return site?.kind === 'object' ? site.parts.map(nameOf) : []
}

/** What a place stands in, from the nearest outwards. */
export function around(site: Site): readonly Site[] {
  return site.holder ? [site.holder, ...around(site.holder)] : []
}

function within(site: Site | undefined): Site[] {
  return site ? [site, ...site.parts.flatMap(within)] : []
}

type Around = Pick<Site, 'key' | 'member' | 'holder'>

function siteOf(
  file: string,
  before: number,
  node: Node,
  path: readonly string[],
  more: Around = {},
): Site | undefined {
  const moved = ({ start, end }: Span): Span => ({ start: start - before, end: end - before })
  const parts: Site[] = []
  const made = (kind: Site['kind'], value?: unknown, hasSpread = false): Site => ({
    file,
    path,
    kind,
    value,
    span: moved(node),
    parts,
    hasSpread,
    ...more,
  })
  const add = (site: Site | undefined): void => void (site && parts.push(site))
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return siteOf(file, before, node.expression as Node, path, more)
    case 'Literal': {
      const kind = node.value === null ? 'null' : kinds[typeof node.value]
      return kind && made(kind, node.value)
    }
    case 'UnaryExpression':
      return made('number', undefined)
    case 'Identifier':
      return made('reference', node.name)
    case 'ArrayExpression': {
      const elements = (node.elements as readonly (Node | null)[]).flatMap((one) => one ?? [])
      const site = made(
        'list',
        undefined,
        elements.some(({ type }) => type === 'SpreadElement'),
      )
      for (const [at, one] of elements.entries())
        if (one.type !== 'SpreadElement') add(siteOf(file, before, one, [...path, String(at)], { holder: site }))
      return site
    }
    case 'ObjectExpression': {
      const properties = node.properties as readonly Node[]
      const site = made(
        'object',
        undefined,
        properties.some(({ type }) => type === 'SpreadElement'),
      )
      for (const one of properties) {
        if (one.type === 'SpreadElement' || one.computed) continue
        const key = one.key as Node
        const own = { key: moved(key), member: moved(one), holder: site }
        add(siteOf(file, before, one.value as Node, [...path, String(key.name ?? key.value)], own))
      }
      return site
    }
  }
  return undefined
}

const kinds: { readonly [type: string]: Site['kind'] } = { string: 'text', number: 'number', boolean: 'flag' }

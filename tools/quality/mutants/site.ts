// The places of a source where a mistake is possible: every value and every name, with its surroundings.
import { type Node, cacheByText, sourceModule } from '@pagewright/cli/source'

/** A range of a text by offsets. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface Site {
  readonly file: string
  /** Names from the constant inwards. Entries of a list have numbers. */
  readonly path: readonly string[]
  readonly kind: 'text' | 'number' | 'flag' | 'null' | 'object' | 'list' | 'reference' | 'import'
  /** The value of a literal, or the name of a reference. */
  readonly value: unknown
  readonly span: Span
  /** The name of the value and the whole member. Absent in a list and at the top. */
  readonly key?: Span
  readonly member?: Span
  readonly holder?: Site
  /** The own members of an object or entries of a list, without spreads. */
  readonly parts: readonly Site[]
  readonly hasSpread: boolean
}

/** Returns all places of a config file, outer ones first. The file is TypeScript with plain data, or JSON. */
export const sitesOf = cacheByText((file: string, text: string): readonly Site[] => {
  const before = beforeIn(file)
  const constants = [...sourceModule(file, text).constants]
  return [...constants.flatMap(([name, node]) => within(siteOf(file, before, node, [name]))), ...importsOf(file, text)]
})

/** Returns the line of an offset. */
export function lineAt(file: string, text: string, offset: number): number {
  const start = offset + beforeIn(file)
  return sourceModule(file, text).placeOf({ start, end: start }).line
}

/** Returns the number of characters before JSON text when it is parsed as code. */
function beforeIn(file: string): number {
  return file.endsWith('.json') ? 1 : 0
}

/** Returns imported names and their modules. */
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

/** Returns the last name of a place. */
export function nameOf({ path }: Site): string {
  return path.at(-1) ?? ''
}

/** Returns the member of an object by name. */
export function partOf(site: Site | undefined, name: string): Site | undefined {
  return site?.kind === 'object' ? site.parts.find((part) => nameOf(part) === name) : undefined
}

/** Returns the text of a member by name. */
export function textAt(site: Site | undefined, name: string): string | undefined {
  const part = partOf(site, name)
  return part?.kind === 'text' ? String(part.value) : undefined
}

/** Returns the own names of an object. */
export function siteNames(site: Site | undefined): readonly string[] {
  return site?.kind === 'object' ? site.parts.map(nameOf) : []
}

/** Returns the places around a place, the nearest first. */
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

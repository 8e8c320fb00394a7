// Draws random changes over all pages, markets, schemas and languages of a product.
import { type PathChange, type MemberPath, type PlainProduct, valueAtPath } from '@pagewright/cli/change'
import { isObject } from '@pagewright/engine/tools'
import type { Seeded } from './seeded'

/** A document that changes are drawn for, with its value as the change sees it. */
export interface Subject {
  readonly target: { readonly [member in 'page' | 'schema' | 'locale' | 'site' | 'market']?: string }
  value(): unknown
}

/** Returns all documents: bases, overlays, markets and parts of the site map. */
export function subjectsOf(
  product: PlainProduct,
  effectivePage: (market: string, route: string) => unknown,
): readonly Subject[] {
  const parts = (name: string) => Object.entries(product[name] ?? {}) as [string, unknown][]
  const markets = parts('markets')
  const routes = parts('pages')
  return [
    ...routes.map(([page, value]) => ({ target: { page }, value: () => value })),
    ...markets.map(([market, value]) => ({ target: { market }, value: () => value })),
    ...markets.flatMap(([market]) =>
      routes.map(([page]) => ({ target: { page, market }, value: () => effectivePage(market, page) })),
    ),
    ...['navigation', 'sources'].map((site) => ({ target: { site }, value: () => product[site] })),
    ...Object.keys(product).flatMap((file): Subject[] => {
      const [folder, name = ''] = file.split('/')
      if (folder === 'schemas') return [{ target: { schema: name }, value: () => product[file] }]
      return folder === 'locales' ? [{ target: { locale: name.replace('.json', '') }, value: () => product[file] }] : []
    }),
  ]
}

/** Draws a change of a document, or undefined if its kind has no place there. */
export function drawChange(seeded: Seeded, { target, value: read }: Subject): PathChange | undefined {
  const value = read()
  const paths = pathsIn(value)
  if (paths.length === 0) return undefined
  const at = seeded.one(paths)
  const parent = valueAtPath(value, at.slice(0, -1))
  const whole = { ...(target as { page?: string }), at, ...drawShared(seeded) }
  const others = isObject(parent)
    ? Object.keys(parent)
    : Array.isArray(parent)
      ? parent.map((_one, index) => String(index))
      : []
  const neighbours = [null, ...others.filter((name) => name !== at.at(-1))]
  const isOverlay = target.market !== undefined && target.page !== undefined
  switch (seeded.below(isOverlay ? 8 : 7)) {
    case 0:
    case 1:
      return { ...whole, do: 'set', value: drawValue(seeded, valueAtPath(value, at)) }
    case 2:
      return { ...whole, do: 'set', value: drawNew(seeded) }
    case 3: {
      const added = Array.isArray(parent) ? String(seeded.below(parent.length + 1)) : drawName(seeded)
      const isBehind = seeded.below(2) === 0 && !isOverlay && !Array.isArray(parent)
      return {
        ...whole,
        do: 'add',
        at: [...at.slice(0, -1), added],
        value: drawNew(seeded),
        ...(isBehind && { after: seeded.one(neighbours) }),
      }
    }
    case 4:
      return { ...whole, do: 'remove' }
    case 5:
      return isObject(parent) ? { ...whole, do: 'rename', to: drawName(seeded) } : undefined
    case 6:
      return { ...whole, do: 'move', after: seeded.one(neighbours) }
    default: {
      const { page = '', market = '' } = target
      return { do: 'hide', page, market, at }
    }
  }
}

function drawShared(seeded: Seeded): { readonly shared?: 'there' | 'here' } {
  const shared = seeded.one(['there', 'here', 'neither'] as const)
  return shared === 'neither' ? {} : { shared }
}

/** Returns the paths of all members and list entries. */
function pathsIn(value: unknown, path: MemberPath = []): readonly MemberPath[] {
  const members = Array.isArray(value)
    ? value.map((one: unknown, index) => [String(index), one] as const)
    : isObject(value)
      ? Object.entries(value)
      : []
  return members.flatMap(([name, one]) => [[...path, name], ...pathsIn(one, [...path, name])])
}

const texts = [
  'plain',
  "it's",
  'say "so"',
  `both ' and "`,
  'back\\slash',
  'zwölf – 十二 😀',
  'two\nlines',
  'سلام',
  '',
  '${x} `y`',
  '</script>',
  '// no comment',
  ',',
] as const

/** Returns another value of the same kind. */
function drawValue(seeded: Seeded, old: unknown): unknown {
  if (typeof old === 'string') return seeded.one(texts)
  if (typeof old === 'number') return seeded.one([0, -1, 2.5, 1e13, old + 1])
  if (typeof old === 'boolean') return !old
  if (Array.isArray(old)) return [...(old as unknown[]), drawNew(seeded)].toReversed()
  if (!isObject(old)) return drawNew(seeded)
  const kept = Object.entries(old).filter(() => seeded.below(3) > 0)
  return { ...Object.fromEntries(kept), [drawName(seeded)]: drawNew(seeded) }
}

function drawNew(seeded: Seeded): unknown {
  return seeded.one([
    seeded.one(texts),
    seeded.below(1000),
    true,
    [],
    {},
    ['a', 'b'],
    { label: 'a.b', when: { 'form.kind': { exists: true } } },
    { long: 'x'.repeat(70), other: ['y'.repeat(30), { inner: [1, [2, { deep: null }]].slice(0, 1) }] },
  ])
}

const names = [
  'added',
  'with-dash',
  '/route',
  'with.dot',
  'with space',
  "it's",
  '123',
  'default',
  'ключ',
  '$ref2',
  'a"b',
] as const

function drawName(seeded: Seeded): string {
  return `${seeded.one(names)}${seeded.one(['', seeded.below(100)])}`
}

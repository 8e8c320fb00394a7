// A random sample of features: some of each kind in the compatibility data, with the shortest code that uses them.
import { entryAt, compatNames } from '../../tools/quality/floor/compat'
import { compat } from './floorKit'

export interface Sample {
  readonly kind: string
  /** Path in the compatibility data. */
  readonly id: string
  readonly file: string
  readonly text: string
}

interface Kind {
  readonly name: string
  /** Paths of all candidates. Later steps remove those that every browser of the floor has. */
  readonly ids: readonly string[]
  write(id: string): readonly [file: string, text: string]
}

/** Takes the same `count` features of each kind for the same seed. */
export function samples(count: number, seed: number): Sample[] {
  const next = random(seed)
  return kinds.flatMap(({ name, ids, write }) => {
    const left = ids.filter(isNewer)
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const [id = ''] = left.splice(Math.floor(next() * left.length), 1)
      const [file, text] = write(id)
      return { kind: name, id, file, text }
    })
  })
}

const builtins = 'javascript.builtins'
const two = (base: string) => compatNames(entryAt(compat.data, base)).flatMap((owner) => below(`${base}.${owner}`))
const isName = (id: string) => /^[a-z]\w*$/i.test(last(id)) && !last(id).includes('_')
const isPrototype = (id: string) => String(entryAt(compat.data, id)?.__compat?.spec_url).includes('prototype')
const isMember = (id: string) => isName(id) && last(id) !== owner(id)
const builtinMembers = two(builtins).filter(isMember)
const domMembers = two('api').filter(isMember)
const cssWords = two('css.properties').filter((id) => /^[a-z-]+$/.test(last(id)))
const cssFunctions = [...below('css.types'), ...two('css.types')].filter((id) =>
  String(entryAt(compat.data, id)?.__compat?.description).includes(`${last(id)}()`),
)
const attributes = two('html.elements').filter((id) => /^[a-z]+$/.test(last(id)))

const kinds: readonly Kind[] = [
  { name: 'built-in object', ids: below(builtins), write: (id) => ['a.ts', `export const a = ${last(id)}`] },
  {
    name: 'static member of a built-in object',
    ids: builtinMembers.filter((id) => !isPrototype(id)),
    write: (id) => ['a.ts', `export const a = ${owner(id)}.${last(id)}`],
  },
  {
    name: 'member of a built-in object',
    ids: builtinMembers.filter(isPrototype),
    write: (id) => ['a.ts', `export const a = (b) => b.${last(id)}()`],
  },
  { name: 'DOM interface', ids: below('api').filter(isName), write: (id) => ['a.ts', `export const a = ${last(id)}`] },
  {
    name: 'static member of a DOM interface',
    ids: two('api').filter((id) => id.endsWith('_static')),
    write: (id) => ['a.ts', `export const a = ${owner(id)}.${last(id).replace('_static', '')}()`],
  },
  {
    name: 'DOM member, type written',
    ids: domMembers,
    write: (id) => ['a.ts', `export const a = (b: ${owner(id)}) => b.${last(id)}`],
  },
  {
    name: 'DOM member, type not written',
    ids: domMembers,
    write: (id) => ['a.js', `export const a = (b) => b.${last(id)}`],
  },
  {
    name: 'event',
    ids: two('api').filter((id) => id.endsWith('_event')),
    write: (id) => ['a.ts', `export const a = (b) => b.addEventListener('${last(id).replace('_event', '')}', () => 1)`],
  },
  {
    name: 'attribute',
    ids: [...attributes, ...below('html.global_attributes').filter(isName)],
    write: (id) => ['a.tsx', `export const a = <${id.includes('elements') ? owner(id) : 'div'} ${last(id)}="" />`],
  },
  { name: 'element', ids: below('html.elements'), write: (id) => ['a.tsx', `export const a = <${last(id)} />`] },
  { name: 'CSS property', ids: below('css.properties'), write: (id) => ['a.css', `a { ${last(id)}: inherit }`] },
  { name: 'CSS keyword', ids: cssWords, write: (id) => ['a.css', `a { ${owner(id)}: ${last(id)} }`] },
  { name: 'CSS function', ids: cssFunctions, write: (id) => ['a.css', `a { color: ${last(id)}(1) }`] },
  {
    name: 'CSS unit',
    ids: below('css.types.length').filter(isName),
    write: (id) => ['a.css', `a { width: 1${last(id)} }`],
  },
  { name: 'selector', ids: below('css.selectors'), write: (id) => ['a.css', `a:${last(id)} { color: red }`] },
  { name: 'at-rule', ids: below('css.at-rules'), write: (id) => ['a.css', `@${last(id)} a { b { color: red } }`] },
  {
    name: 'media feature',
    ids: below('css.at-rules.media').filter((id) => /^[a-z-]+$/.test(last(id))),
    write: (id) => ['a.css', `@media (${last(id)}: none) { a { color: red } }`],
  },
]

/** Returns whether some browser of the floor got the feature later. */
function isNewer(id: string): boolean {
  return compat.lacking(id, id)?.lacks.some(({ since }) => since !== undefined) ?? false
}

function below(path: string): string[] {
  return compatNames(entryAt(compat.data, path)).map((name) => `${path}.${name}`)
}

function last(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1)
}

function owner(id: string): string {
  return last(id.slice(0, id.lastIndexOf('.')))
}

/** Returns pseudo-random numbers (MINSTD). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

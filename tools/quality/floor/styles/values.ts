import valueParser, { type FunctionNode, type Node } from 'postcss-value-parser'
import { entryAt, compatNames, type Compat, type Feature } from '../compat'

/** The context of a declaration that affects its features. */
export interface DeclarationContext {
  /** The rule makes its element a grid, in which alignment to `start` and `end` is older than in flex containers. */
  readonly isGrid: boolean
}

/** A feature in a declaration, and the word by which its place is found. */
export interface Used {
  readonly feature: Feature
  readonly word: string
}

export interface DeclarationUse {
  /** The property itself. */
  readonly property?: Feature
  /** Functions, keywords and units of the value. */
  readonly value: readonly Used[]
  /** The value is substituted when it is computed (`var()`): a browser keeps the declaration, whatever it knows. */
  readonly isSubstituted: boolean
}

/** Finds what a declaration uses that a browser of the floor lacks. */
export function usesOf(
  compat: Compat,
  property: string,
  value: string,
  { isGrid }: DeclarationContext = { isGrid: false },
): DeclarationUse {
  const isCustom = property.startsWith('--')
  const isPrefixed = /^-[a-z]/.test(property)
  const found = isCustom || isPrefixed ? undefined : compat.lacking(`css.properties.${property}`, property)
  const isAlignment = entryAt(compat.data, `css.properties.${property}.context_grid`) !== undefined
  const { nodes } = valueParser(value)
  const uses = nodes.flatMap((node) => [
    ...(isCustom || (isGrid && isAlignment) ? [] : ownWord(compat, property, node)),
    ...usesIn(compat, node, undefined),
  ])
  const isSubstituted = isCustom || /\b(?:var|env|attr|if)\(/i.test(value)
  return { ...(found ? { property: found } : {}), value: unique(uses), isSubstituted }
}

/** Finds a keyword or function that the data lists below the property: `overflow: clip`. */
function ownWord(compat: Compat, property: string, node: Node): Used[] {
  if (node.type !== 'word' && node.type !== 'function') return []
  const name = node.value.toLowerCase()
  const keys = node.type === 'function' ? [name, `${name}_function`] : [name]
  const label = `${property}: ${node.value}${node.type === 'function' ? '()' : ''}`
  return keys.flatMap((key) => asUse(compat.lacking(`css.properties.${property}.${key}`, label), node.value))
}

function usesIn(compat: Compat, node: Node, outer: FunctionNode | undefined): Used[] {
  if (node.type === 'word') return wordUses(compat, node.value, outer)
  if (node.type !== 'function' || /^url$/i.test(node.value)) return []
  const inner = node.nodes.flatMap((each) => usesIn(compat, each, node))
  return [...functionUses(compat, node), ...inner]
}

function functionUses(compat: Compat, node: FunctionNode): Used[] {
  const name = node.value.replace(/^-(?:webkit|moz)-/, '')
  if (name === '' || name !== node.value) return []
  const label = `${name}()`
  const paths = typePaths(compat, name)
  const found = paths.map((path) => compat.lacking(path, label))
  // Two types may share a name: a use is refused if no type of this name is known everywhere.
  const own = found.length > 0 && found.every(Boolean) ? asUse(found[0], name) : []
  return [...own, ...variantUses(compat, node, paths)]
}

/** Finds syntax within a known function: colours made from others, gradients in a colour space, constants of `env()`. */
function variantUses(compat: Compat, node: FunctionNode, paths: readonly string[]): Used[] {
  const words = node.nodes.flatMap((each) => (each.type === 'word' ? [each.value.toLowerCase()] : []))
  const has = (key: string, label: string) =>
    paths.flatMap((path) => asUse(compat.lacking(`${path}.${key}`, label), node.value))
  if (words[0] === 'from') return has('relative_syntax', `${node.value}(from …)`)
  if (node.value.endsWith('gradient') && words.includes('in')) {
    return has('interpolation_color_space', `${node.value}(in …)`)
  }
  const hasFallback = node.nodes.some((each) => each.type === 'div')
  if (node.value === 'env' && !hasFallback) return words.flatMap((word) => has(word, `env(${word})`))
  return []
}

function wordUses(compat: Compat, word: string, outer: FunctionNode | undefined): Used[] {
  const unit = valueParser.unit(word)
  if (unit && unit.unit !== '') return unitUses(compat, unit.unit)
  const name = word.toLowerCase()
  const isMath = outer !== undefined && isMathFunction(outer.value)
  const paths = [
    `css.types.global_keywords.${name}`,
    `css.types.color.system-color.${name}`,
    ...(isMath ? [`css.types.calc-keyword.${name}`] : []),
  ]
  return paths.flatMap((path) => asUse(compat.lacking(path, word), word))
}

function unitUses(compat: Compat, unit: string): Used[] {
  const name = unit.toLowerCase()
  const group = /^(?:([dls])v(?:[whib]|min|max)|(cq)(?:[whib]|min|max))$/.exec(name)
  const key = group ? (unitGroups[group[1] ?? group[2] ?? ''] ?? name) : name
  return unitTypes.flatMap((type) => asUse(compat.lacking(`css.types.${type}.${key}`, `unit ${name}`), unit))
}

const unitTypes = ['length', 'angle', 'resolution', 'time', 'flex']

/** Units that the data lists as a group. */
const unitGroups: { readonly [letter: string]: string } = {
  d: 'viewport_percentage_units_dynamic',
  l: 'viewport_percentage_units_large',
  s: 'viewport_percentage_units_small',
  cq: 'container_query_length_units',
}

function isMathFunction(name: string): boolean {
  return /^(?:calc|min|max|clamp|round|mod|rem|sin|cos|tan|pow|sqrt|hypot|log|exp|abs|sign)$/.test(name)
}

/** Returns each place of the data that describes a function of this name. */
function typePaths(compat: Compat, name: string): string[] {
  const types = entryAt(compat.data, 'css.types')
  const nested = compatNames(types).filter(
    (type) => !unitTypes.includes(type) && compatNames(types?.[type]).includes(name),
  )
  return [
    // A type may have the name of a function: `<color>`, `<shape>`.
    ...(types?.[name]?.__compat?.description?.includes(`${name}()`) ? [`css.types.${name}`] : []),
    ...nested.map((type) => `css.types.${type}.${name}`),
  ]
}

function asUse(feature: Feature | undefined, word: string): Used[] {
  return feature ? [{ feature, word }] : []
}

function unique(uses: readonly Used[]): Used[] {
  return [...new Map(uses.map((each) => [each.feature.id, each])).values()]
}

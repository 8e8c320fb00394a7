import { parse, type AtRule, type Declaration, type Node as StyleNode, type Rule } from 'postcss'
import valueParser, { type FunctionNode, type Node } from 'postcss-value-parser'
import type { Compat, Feature } from './compat'

/** A feature, and the word by which its place is found. */
export interface Used {
  readonly feature: Feature
  readonly word: string
}

export interface StyleUse extends Used {
  readonly line: number
  readonly column: number
  /** No exception may allow it: the other selectors of its list are lost with it. */
  readonly isStrict: boolean
}

/** Finds what a built style sheet uses that a browser of the floor lacks and nothing stands in for. */
export function scanStyles(compat: Compat, file: string, text: string): StyleUse[] {
  const root = parse(text, { from: file })
  const found: StyleUse[] = []
  root.walk((node) => {
    let isStrict = false
    let uses: Used[] = []
    if (node.type === 'decl') uses = declarationUses(compat, node)
    else if (node.type === 'atrule') uses = atRuleUses(compat, node)
    else if (node.type === 'rule' && !(isAtRule(node.parent) && node.parent.name.endsWith('keyframes'))) {
      const each = node.selectors.map((selector) => selectorFeatures(compat, selector))
      isStrict = each.some(({ length }) => length === 0)
      uses = [...each.flat(), ...(isRule(node.parent) ? used(compat, 'css.selectors.nesting', node.selector) : [])]
    }
    for (const use of uses) {
      if (supportsAround(node).some((rule) => !isNot(rule) && proven(compat, rule.params).has(use.feature.id))) continue
      const { line, column } = node.rangeBy({ word: use.word }).start
      found.push({ ...use, line, column, isStrict })
    }
  })
  return [...new Map(found.map((use) => [`${use.line}:${use.column} ${use.feature.id}`, use])).values()]
}

function declarationUses(compat: Compat, node: Declaration): Used[] {
  const { parent, prop, value } = node
  if (isAtRule(parent) && /^(?:font-face|property|counter-style|page)$/.test(parent.name))
    return used(compat, `css.at-rules.${parent.name}.${prop}`, prop)
  const siblings = (parent?.nodes ?? []).filter((each): each is Declaration => each.type === 'decl')
  const own = property(compat, prop).filter(
    ({ feature }) =>
      !feature.lacks.every(({ prefix }) => prefix && siblings.some((each) => each.prop === `${prefix}${prop}`)),
  )
  // A browser keeps each value with `var()` and drops it when it computes it: an earlier declaration is gone by then.
  const isKept = prop.startsWith('--') || /\b(?:var|env|attr|if)\(/i.test(value)
  const hasEarlier = siblings
    .slice(0, siblings.indexOf(node))
    .some((each) => each.prop === prop && valueFeatures(compat, prop, each.value).length === 0)
  const values = hasEarlier && !isKept ? [] : valueFeatures(compat, prop, value)
  const open = [...own, ...values]
  return open.filter(({ feature }) => !open.some((other) => other.feature.id.startsWith(`${feature.id}.`)))
}

function property(compat: Compat, prop: string): Used[] {
  return prop.startsWith('-') ? [] : used(compat, `css.properties.${prop}`, prop)
}

function atRuleUses(compat: Compat, { name, params }: AtRule): Used[] {
  const words = name === 'media' ? (params.match(/[a-z-]+/gi) ?? []) : []
  return [
    ...used(compat, `css.at-rules.${name}`, `@${name}`),
    ...words.flatMap((word) => used(compat, `css.at-rules.media.${word.toLowerCase()}`, word)),
    ...(name === 'media' && /[<>]/.test(params) ? used(compat, 'css.at-rules.media.range_syntax', params) : []),
  ]
}

/** Finds the features of a selector. Each engine of the floor accepts `::-webkit-…`, even if it matches nothing. */
export function selectorFeatures(compat: Compat, selector: string): Used[] {
  const plain = selector.replace(/\\.|"[^"]*"|'[^']*'/g, '')
  const names = (plain.match(/::?(?!-webkit-)[a-z-]+/gi) ?? []).map((name) => [
    name.replace(/^::?/, '').toLowerCase(),
    name,
  ])
  return [
    ...names.flatMap(([name = '', word = '']) => used(compat, `css.selectors.${name}`, word)),
    ...(/:nth-(?:last-)?child\([^)]*\sof\s/.test(plain)
      ? used(compat, 'css.selectors.nth-child.of_syntax', ' of ')
      : []),
    ...(plain.includes('&') ? used(compat, 'css.selectors.nesting', '&') : []),
  ]
}

// Values.

/** Finds functions, keywords and units of a value. */
export function valueFeatures(compat: Compat, prop: string, value: string): Used[] {
  const isOwn = !prop.startsWith('--')
  return valueParser(value).nodes.flatMap((node) => [
    ...(isOwn && (node.type === 'word' || node.type === 'function')
      ? [node.value, `${node.value}_function`].flatMap((word) =>
          used(compat, `css.properties.${prop}.${word.toLowerCase()}`, node.value),
        )
      : []),
    ...usesIn(compat, node),
  ])
}

const unitTypes = ['length', 'angle', 'resolution', 'time', 'flex']
/** Units that the data lists as a group. */
const unitGroups: readonly (readonly [units: RegExp, group: string])[] = [
  [/^dv[whibm]/, 'viewport_percentage_units_dynamic'],
  [/^lv[whibm]/, 'viewport_percentage_units_large'],
  [/^sv[whibm]/, 'viewport_percentage_units_small'],
  [/^cq/, 'container_query_length_units'],
]

function usesIn(compat: Compat, node: Node, outer?: FunctionNode): Used[] {
  if (node.type === 'word') {
    const unit = (valueParser.unit(node.value) || undefined)?.unit.toLowerCase()
    const key = unitGroups.find(([units]) => units.test(unit ?? ''))?.[1] ?? unit
    if (key) return unitTypes.flatMap((type) => used(compat, `css.types.${type}.${key}`, node.value))
    const isMath = /^(?:calc|min|max|clamp|round|mod|rem|pow|hypot|log|exp|abs|sign)$/.test(outer?.value ?? '')
    return ['global_keywords', 'color.system-color', ...(isMath ? ['calc-keyword'] : [])].flatMap((type) =>
      used(compat, `css.types.${type}.${node.value.toLowerCase()}`, node.value),
    )
  }
  if (node.type !== 'function' || /^url$/i.test(node.value)) return []
  return [...functionUses(compat, node), ...node.nodes.flatMap((each) => usesIn(compat, each, node))]
}

function functionUses(compat: Compat, { value: name, nodes }: FunctionNode): Used[] {
  if (name === '' || name.startsWith('-')) return []
  const types = compat.names('css.types').filter((type) => !unitTypes.includes(type))
  const paths = [
    // A type may have the name of a function: `<color>`, `<shape>`.
    ...(compat.entry(`css.types.${name}`)?.__compat?.description?.includes(`${name}()`) ? [`css.types.${name}`] : []),
    ...types.map((type) => `css.types.${type}.${name}`).filter((path) => compat.entry(path)),
  ]
  const feature = compat.lackingAll(paths)
  const words = nodes.flatMap((node) => (node.type === 'word' ? [node.value.toLowerCase()] : []))
  const variants = [
    ...(words[0] === 'from' ? ['relative_syntax'] : []),
    ...(name.endsWith('gradient') && words.includes('in') ? ['interpolation_color_space'] : []),
    ...(name === 'env' && !nodes.some(({ type }) => type === 'div') ? words : []),
  ]
  return [
    ...(feature ? [{ feature, word: name }] : []),
    ...variants.flatMap((variant) => paths.flatMap((path) => used(compat, `${path}.${variant}`, name))),
  ]
}

// What `@supports` tells.

function supportsAround(node: StyleNode): AtRule[] {
  const found: AtRule[] = []
  for (let at: StyleNode | undefined = node.parent; at; at = at.parent)
    if (isAtRule(at) && at.name === 'supports') found.push(at)
  return found
}

function isNot({ params }: AtRule): boolean {
  return /^\s*not\b/.test(params)
}

/** Returns the features that the tests of a condition name. */
function proven(compat: Compat, condition: string): ReadonlySet<string> {
  const found: Used[] = []
  const { nodes } = valueParser(`(${condition})`)
  valueParser.walk(nodes, (node) => {
    if (node.type !== 'function') return
    // Of several tests joined by `or`, none is certain.
    if (node.nodes.some(({ type, value }) => type === 'word' && value === 'or')) return false
    const text = valueParser.stringify(node.nodes)
    if (node.value === 'selector') found.push(...selectorFeatures(compat, text))
    const [, prop, value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(text) ?? []
    if (prop === undefined || node.value !== '') return
    // A browser takes any value that has `var()`.
    found.push(...property(compat, prop), ...(value.includes('var(') ? [] : valueFeatures(compat, prop, value.trim())))
  })
  return new Set(found.map(({ feature }) => feature.id))
}

function isAtRule(node: StyleNode | undefined): node is AtRule {
  return node?.type === 'atrule'
}

function isRule(node: StyleNode | undefined): node is Rule {
  return node?.type === 'rule'
}

function used(compat: Compat, path: string, word: string): Used[] {
  const feature = compat.lacking(path)
  return feature ? [{ feature, word }] : []
}

import parse, { type Node, type Pseudo } from 'postcss-selector-parser'
import type { Compat } from '../compat'
import type { Used } from './values'

/** One selector of a list, and what it uses that a browser of the floor lacks. */
export interface SelectorUse {
  readonly selector: string
  readonly uses: readonly Used[]
}

/** Finds the features of each selector of a list. */
export function selectorUses(compat: Compat, list: string): SelectorUse[] {
  return parse()
    .astSync(list)
    .nodes.map((selector) => {
      const uses: Used[] = []
      selector.walk((node) => {
        uses.push(...nodeUses(compat, node))
      })
      return { selector: String(selector).trim(), uses }
    })
}

function nodeUses(compat: Compat, node: Node): Used[] {
  const asUse = (key: string, label: string, word: string): Used[] => {
    const feature = compat.lacking(`css.selectors.${key}`, label)
    return feature ? [{ feature, word }] : []
  }
  if (node.type === 'pseudo') return pseudoUses(node, asUse)
  if (node.type === 'nesting') return asUse('nesting', 'nested rule', '&')
  if (node.type !== 'attribute' || !node.raws.insensitiveFlag) return []
  const flag = node.insensitive ? 'case_insensitive_modifier' : 'case_sensitive_modifier'
  return asUse(`attribute.${flag}`, `[attribute ${node.raws.insensitiveFlag}]`, node.attribute)
}

/** Returns the uses of a pseudo-class. Every engine of the floor accepts `::-webkit-…`, even if it matches nothing. */
function pseudoUses(node: Pseudo, asUse: (key: string, label: string, word: string) => Used[]): Used[] {
  if (node.value.startsWith('::-webkit-')) return []
  const name = node.value.replace(/^::?/, '').toLowerCase()
  const of = /^nth-(?:last-)?child$/.test(name) && /\sof\s/.test(String(node))
  return [
    ...asUse(name, `${node.value}${node.nodes.length > 0 ? '()' : ''}`, node.value),
    ...(name === 'not' && node.nodes.length > 1 ? asUse('not.selector_list', ':not() with a list', node.value) : []),
    ...(of ? asUse(`${name}.of_syntax`, `${node.value}(… of …)`, node.value) : []),
  ]
}

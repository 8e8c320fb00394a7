import valueParser from 'postcss-value-parser'
import type { Compat } from '../compat'
import type { Used } from './values'

/** Finds what the head of an at-rule uses that a browser of the floor lacks. */
export function atRuleUses(compat: Compat, name: string, params: string): Used[] {
  const asUse = (path: string, label: string, word: string): Used[] => {
    const feature = compat.lacking(`css.at-rules.${path}`, label)
    return feature ? [{ feature, word }] : []
  }
  return [
    ...asUse(name, `@${name}`, `@${name}`),
    ...(name === 'media' ? mediaUses(params, asUse) : []),
    ...(name === 'import' && /\blayer\b/.test(params) ? asUse('import.layer', '@import layer', 'layer') : []),
    ...(name === 'supports' && /\bselector\(/.test(params)
      ? asUse('supports.selector', '@supports selector()', 'selector')
      : []),
  ]
}

function mediaUses(params: string, asUse: (path: string, label: string, word: string) => Used[]): Used[] {
  const uses: Used[] = []
  valueParser(params).walk((node) => {
    if (node.type !== 'word') return
    uses.push(...asUse(`media.${node.value.toLowerCase()}`, `@media (${node.value})`, node.value))
  })
  if (/[<>]/.test(params)) uses.push(...asUse('media.range_syntax', '@media (… < …)', params))
  return uses
}

/** Finds a descriptor that a browser of the floor lacks: `size-adjust` of `@font-face`. */
export function descriptorUse(compat: Compat, atRule: string, descriptor: string): Used[] {
  const feature = compat.lacking(`css.at-rules.${atRule}.${descriptor}`, `${descriptor} of @${atRule}`)
  return feature ? [{ feature, word: descriptor }] : []
}

import { parse, type AtRule, type ChildNode, type Declaration, type Node, type Rule } from 'postcss'
import type { Compat, Feature } from '../compat'
import type { Finding, Scan } from '../finding'
import { atRuleUses, descriptorUse } from './atRules'
import { fallbackHint, hasFallback, isKnownHere, type Sheet } from './fallbacks'
import { markers } from './markers'
import { selectorUses } from './selectors'
import { usesOf, type Used } from './values'

export interface StyleFile {
  readonly file: string
  readonly text: string
  /** It is a file of the build. */
  readonly isBuilt: boolean
}

/** Finds what a style sheet uses that a browser of the floor lacks and nothing stands in for. */
export function scanStyles(compat: Compat, { file, text, isBuilt }: StyleFile): Scan {
  const root = parse(text, { from: file })
  const sheet = { compat, root, isBuilt }
  const marks = markers(root)
  const findings: Finding[] = []
  const enhancements = new Set<string>()

  root.walk((node) => {
    for (const { feature, word, hint, isStrict } of openUses(sheet, node)) {
      const marker = isStrict ? undefined : marks.find(({ covers }) => covers(node))
      if (marker) {
        marker.isUsed = true
        enhancements.add(feature.id)
      } else {
        findings.push({ file, ...placeOf(node, word), feature, ...(hint ? { hint } : {}) })
      }
    }
  })
  const idleMarkers = marks.filter(({ isUsed }) => !isUsed).map(({ place }) => ({ file, ...place }))
  return { findings, enhancements, idleMarkers }
}

interface OpenUse extends Used {
  readonly hint?: string
  /** No marker may allow it. */
  readonly isStrict?: boolean
}

/** Returns the features of one node that neither `@supports` nor a fallback covers. */
function openUses(sheet: Sheet, node: ChildNode): OpenUse[] {
  const { compat } = sheet
  const isOpen = ({ feature }: Used) => !isKnownHere(compat, node, feature.id)
  if (node.type === 'decl') return declarationUses(sheet, node, isOpen)
  if (node.type === 'atrule') return atRuleUses(compat, node.name, node.params).filter(isOpen)
  if (node.type !== 'rule' || isKeyframe(node)) return []
  return unique(ruleUses(compat, node).filter(isOpen))
}

function declarationUses(sheet: Sheet, node: Declaration, isOpen: (use: Used) => boolean): OpenUse[] {
  const { compat } = sheet
  const { parent } = node
  if (parent?.type === 'atrule' && isDescriptorList(parent))
    return descriptorUse(compat, parent.name, node.prop).filter(isOpen)
  const isGrid = Boolean(parent?.nodes.some((other) => other.type === 'decl' && isGridDisplay(other)))
  const uses = usesOf(compat, node.prop, node.value, { isGrid })
  const all: Used[] = [...(uses.property ? [{ feature: uses.property, word: node.prop }] : []), ...uses.value]
  return all
    .filter(({ feature }) => !hasFallback(sheet, node, feature, uses))
    .filter(isOpen)
    .filter(({ feature }, _, open) => !open.some((other) => other.feature.id.startsWith(`${feature.id}.`)))
    .map((use) => ({ ...use, ...hintOf(compat, node, use.feature) }))
}

function hintOf(compat: Compat, node: Declaration, feature: Feature): { hint?: string } {
  const hint = fallbackHint(compat, node, feature)
  return hint === undefined ? {} : { hint }
}

function ruleUses(compat: Compat, node: Rule): OpenUse[] {
  const selectors = selectorUses(compat, node.selector)
  const nested = node.parent?.type === 'rule' ? compat.lacking('css.selectors.nesting', 'nested rule') : undefined
  const isMixed = selectors.some(({ uses }) => uses.length === 0) && selectors.some(({ uses }) => uses.length > 0)
  const hint = isMixed ? { hint: mixedHint, isStrict: true } : {}
  return [
    ...selectors.flatMap(({ uses }) => uses.map((use) => ({ ...use, ...hint }))),
    ...(nested ? [{ feature: nested, word: node.selector }] : []),
  ]
}

const mixedHint = 'The other selectors of this list are lost with it: give it a rule of its own.'

function unique(uses: readonly OpenUse[]): OpenUse[] {
  return [...new Map(uses.map((use) => [use.feature.id, use])).values()]
}

function isGridDisplay({ prop, value }: Declaration): boolean {
  return prop === 'display' && /^(?:inline-)?grid$/.test(value)
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes')
}

function isDescriptorList(node: Node): node is AtRule {
  return (
    node.type === 'atrule' &&
    'name' in node &&
    /^(?:font-face|property|counter-style|page|view-transition)$/.test(String(node.name))
  )
}

function placeOf(node: ChildNode, word: string): { line: number; column: number } {
  const { start } = node.rangeBy({ word })
  return { line: start.line, column: start.column }
}

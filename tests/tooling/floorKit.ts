import { ownMembersOf } from '../../tools/quality/floor/code/names'
import { receiverTypesOf } from '../../tools/quality/floor/code/receiverTypes'
import { scanCode } from '../../tools/quality/floor/code/scanCode'
import { parseCode } from '../../tools/quality/floor/code/tree'
import { openCompat } from '../../tools/quality/floor/compat'
import type { Finding, Scan } from '../../tools/quality/floor/finding'
import { readFloor } from '../../tools/vite/floor'
import { scanPatterns } from '../../tools/quality/floor/patterns'
import { polyfillsIn } from '../../tools/quality/floor/polyfills'
import { scanStyles } from '../../tools/quality/floor/styles/scanStyles'
import { root } from '../../tools/cli/root'

export const compat = openCompat(readFloor(root))

/** Scans one file by its ending: `.ts` and `.tsx` as sources, `.js` as built code. `polyfills` are lines of imports. */
export function scanText(file: string, text: string, polyfills = ''): Scan {
  if (file.endsWith('.css')) return scanStyles(compat, { file, text, isBuilt: false })
  if (/^(?:schemas|markets)\//.test(file)) {
    return { findings: scanPatterns(compat, file, text), enhancements: new Set(), idleMarkers: [] }
  }
  const isBuilt = file.endsWith('.js')
  const { program } = parseCode(file, text)
  return scanCode(compat, [{ file, text }], {
    isCovered: polyfillsIn(compat, 'polyfills.ts', polyfills),
    isBuilt,
    ownMembers: ownMembersOf(isBuilt ? [] : [program]),
    ...(isBuilt ? {} : { types: receiverTypesOf([{ file, program }]) }),
  })
}

/** Writes findings as `line:column name`. */
export function told(findings: readonly Finding[]): string[] {
  return findings.map(({ line, column, feature }) => `${line}:${column} ${feature.name}`)
}

/** Returns a text without its mark `‸`, and the place of the mark. */
export function marked(text: string): { readonly text: string; readonly place: string } {
  const before = text.slice(0, text.indexOf('‸'))
  const lines = before.split('\n')
  return { text: text.replace('‸', ''), place: `${lines.length}:${(lines.at(-1) ?? '').length + 1}` }
}

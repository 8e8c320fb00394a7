import { regexFeatures } from './code/regexes'
import { bare, constantText, keyName, parseCode, walkCode, type TreeNode } from './code/tree'
import type { Compat } from './compat'
import type { Finding } from './finding'
import { placesIn } from './place'

/**
 * Finds patterns in schemas and overlays that a browser of the floor cannot parse. The validator compiles them on the
 * phone, with the flag `u`.
 */
export function scanPatterns(compat: Compat, file: string, text: string): Finding[] {
  const isJson = file.endsWith('.json')
  const { program } = isJson ? parseCode(`${file}.ts`, `(${text}\n)`) : parseCode(file, text)
  const placeOf = placesIn(text)
  const findings: Finding[] = []
  walkCode(program, (node) => {
    if (node.type !== 'Property') return
    for (const { pattern, start } of patternsOf(node)) {
      const place = placeOf(start - (isJson ? 1 : 0))
      for (const feature of regexFeatures(compat, pattern, 'u')) findings.push({ file, ...place, feature })
    }
  })
  return findings
}

interface Member {
  readonly key: TreeNode
  readonly computed: boolean
  readonly value: TreeNode
}
interface Pattern {
  readonly pattern: string
  readonly start: number
}

function patternsOf({ key, computed, value }: Member): Pattern[] {
  const name = keyName(key, computed)
  const inner = bare(value)
  if (name === 'pattern') {
    const pattern = constantText(inner)
    return pattern === undefined ? [] : [{ pattern, start: inner.start }]
  }
  if (name !== 'patternProperties' || inner.type !== 'ObjectExpression') return []
  return inner.properties.flatMap((property) => {
    const pattern = property.type === 'Property' ? keyName(property.key, property.computed) : undefined
    return pattern === undefined ? [] : [{ pattern, start: property.start }]
  })
}

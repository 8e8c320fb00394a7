// Leaves the causes among findings: what only follows from another finding is folded under it, or left out.
import type { Finding } from './finding'

/**
 * Folds findings that have one cause. A misspelt member explains the missing one. A name that is wrong in several places,
 * such as an endpoint that was renamed, is one finding with the other places. Keeps the order.
 */
export function rootCauses(findings: readonly Finding[]): Finding[] {
  const misspelt = new Set(
    findings.flatMap(({ name, where, didYouMean }) =>
      name === 'unknown-key' && didYouMean !== undefined ? [lackOf(where, didYouMean)] : [],
    ),
  )
  const causes = new Map<string, Finding[]>()
  for (const finding of findings) {
    if (finding.name === 'missing-key' && misspelt.has(`${finding.where.join(' › ')}: ${finding.what}`)) continue
    const id = foldable(finding) ? causeOf(finding) : String(causes.size)
    causes.set(id, [...(causes.get(id) ?? []), finding])
  }
  return [...causes.values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    const same = rest.map(({ file, line, column, endColumn }) => ({ file, line, column, endColumn }))
    return [same.length === 0 ? first : { ...first, same }]
  })
}

function lackOf(where: readonly string[], name: string): string {
  return `${where.join(' › ')}: "${name}" is missing.`
}

/** Returns true for a finding about a name that exists nowhere: it is wrong in each place for the same reason. */
function foldable({ name, allowed }: Finding): boolean {
  return allowed !== undefined && name.startsWith('unknown-') && name !== 'unknown-placeholder'
}

function causeOf({ name, what, allowed }: Finding): string {
  return JSON.stringify([name, what, allowed])
}

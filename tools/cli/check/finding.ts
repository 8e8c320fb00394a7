// A problem at a place in a file, and its sentences. What only follows from another finding is folded under its cause.
import { shorten } from '@pagewright/engine/tools'
import type { Place } from '../effective/traced'
import type { FindingName } from './explanations'

/** A problem at a place in a file, for people and tools. Names never change. */
export interface Finding extends Place {
  readonly name: FindingName
  /** The subject: route › block › field, file › definition › member, or the key of a text. */
  readonly where: readonly string[]
  readonly what: string
  /** True if nothing is wrong yet, such as a language that is still being translated. */
  readonly isWarning?: boolean
  /** True if `generate` refuses it: the page, or everything that needs the value, cannot be shown. */
  readonly isStop?: boolean
  /** The values that are allowed there. */
  readonly allowed?: readonly string[]
  readonly didYouMean?: string
  /** The markets with this problem, if it is on a page that several markets have. */
  readonly markets?: readonly string[]
  /** Other places with the same problem for the same reason. */
  readonly same?: readonly Place[]
  /** Other subjects with the same problem at the same place, each as `where`. */
  readonly also?: readonly (readonly string[])[]
}

/** Returns one line that starts with the place, as editors and terminals expect it. */
export function findingLine(finding: Finding): string {
  const name = finding.isWarning ? `warning  ${finding.name}` : finding.name
  return `${finding.file}:${finding.line}:${finding.column}  ${name}  ${findingText(finding)}`
}

/** Returns the subject, the problem, the allowed values and the meant in one sentence. */
export function findingText({
  where,
  what,
  allowed = [],
  didYouMean,
  markets,
  also,
  same,
}: Omit<Finding, keyof Place | 'name'>): string {
  const more = [
    ...(also ? [`also ${counted(also.length)}`] : []),
    ...(same ? [`the same ${counted(same.length)}`] : []),
    ...(markets ? [`in ${markets.join(', ')}`] : []),
    ...(allowed.length > 0 ? [`allowed: ${shorten(allowed)}`] : []),
    ...(didYouMean === undefined ? [] : [`did you mean "${didYouMean}"?`]),
  ]
  const all = more.length === 0 ? what : [what.replace(/\.$/, ''), ...more].join('; ')
  return `${where.length === 0 ? '' : `${where.join(' › ')}: `}${/[.?]$/.test(all) ? all : `${all}.`}`
}

function counted(places: number): string {
  return places === 1 ? 'in another place' : `in ${places} other places`
}

export function suggestion(near: string | undefined): Pick<Finding, 'didYouMean'> {
  return near === undefined ? {} : { didYouMean: near }
}

/**
 * Folds findings that have one cause. A misspelt member explains the missing one. A name that is wrong in several places,
 * such as an endpoint that was renamed, is one finding with the other places. Keeps the order.
 */
export function rootCauses(findings: readonly Finding[]): Finding[] {
  const misspelt = findings.filter(({ didYouMean }) => didYouMean !== undefined)
  const causes = new Map<string, Finding[]>()
  for (const finding of findings) {
    if (misspelt.some((one) => explains(one, finding))) continue
    // A colour that is too pale is so on several grounds. The worst comes first.
    const pale = finding.name === 'low-contrast' ? `low-contrast ${finding.where.join(' › ')}` : undefined
    if (pale !== undefined && causes.has(pale)) continue
    const id = pale ?? (foldable(finding) ? causeOf(finding) : String(causes.size))
    causes.set(id, [...(causes.get(id) ?? []), finding])
  }
  return [...causes.values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    const same = rest.map(({ file, line, column, endColumn }) => ({ file, line, column, endColumn }))
    return [same.length === 0 ? first : { ...first, same }]
  })
}

/** Returns true if a misspelt name is why another one is missing at its place. */
function explains({ where, didYouMean }: Finding, { name, where: place, what }: Finding): boolean {
  return name === 'missing-key' && where.join('\0') === place.join('\0') && what.includes(`"${didYouMean}"`)
}

/** Returns true for a finding about a name that exists nowhere: it is wrong in each place for the same reason. */
function foldable({ name, allowed }: Finding): boolean {
  return allowed !== undefined && name.startsWith('unknown-') && name !== 'unknown-placeholder'
}

function causeOf({ name, what, allowed }: Finding): string {
  return JSON.stringify([name, what, allowed])
}

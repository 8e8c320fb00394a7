import { shorten } from '@pagewright/engine/tools'
import type { Place } from '../effective/traced'
import type { FindingName } from './meanings'

/** A problem at a place in a file, for people and tools. Names never change. */
export interface Finding extends Place {
  readonly name: FindingName
  /** The subject: route › block › field, file › definition › member, or the key of a text. */
  readonly where: readonly string[]
  readonly what: string
  /** True if nothing is wrong yet, such as a language that is still being translated. */
  readonly isWarning?: boolean
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
export function findingText({ where, what, allowed = [], didYouMean, markets, also, same }: Finding): string {
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

/** Returns the `didYouMean` member if there is a suggestion. */
export function suggestion(near: string | undefined): Pick<Finding, 'didYouMean'> {
  return near === undefined ? {} : { didYouMean: near }
}

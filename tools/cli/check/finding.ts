import { shorten } from '@pagewright/engine/tools'
import type { Place } from '../effective/traced'
import type { FindingName } from './meanings'

/** Something that is wrong at a place in a file, for people and for tools. Names are permanent. */
export interface Finding extends Place {
  readonly name: FindingName
  /** What it is about: route › block › field, file › definition › member, or the key of a text. */
  readonly where: readonly string[]
  readonly what: string
  /** What could stand there. */
  readonly allowed?: readonly string[]
  readonly didYouMean?: string
  /** The markets that have it, where it is one of their pages. */
  readonly markets?: readonly string[]
  /** What else reads the same value from this place, each as `where`. */
  readonly also?: readonly (readonly string[])[]
}

/** One line that editors and terminals can follow to the place. */
export function lineOf(finding: Finding): string {
  return `${finding.file}:${finding.line}:${finding.column}  ${finding.name}  ${saidOf(finding)}`
}

/** What it is about and what is wrong, with what is allowed and what was meant. */
export function saidOf({ where, what, allowed = [], didYouMean, markets, also }: Finding): string {
  const more = [
    ...(also ? [`also ${counted(also.length)}`] : []),
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

/** The member of a finding that says what was meant, where that can be told. */
export function meant(near: string | undefined): Pick<Finding, 'didYouMean'> {
  return near === undefined ? {} : { didYouMean: near }
}

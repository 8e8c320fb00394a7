// Corrects a change set whose values contain a mistake that the check notices.
import { isObject } from '@pagewright/engine/tools'
import type { Finding } from '../check/finding'
import { fixesOf } from '../check/fixes'
import type { Files } from '../files'
import type { ProductChange } from './change'

/**
 * Corrects the mistake of a finding in the changes. Returns undefined if there is no single correction, or if no change
 * contains the mistake. `files` is the product after the changes.
 */
export function correctedChanges(
  changes: readonly ProductChange[],
  finding: Finding,
  files: Files,
): readonly ProductChange[] | undefined {
  const [first, ...others] = fixesOf([finding], files).flatMap(({ replaces }) => replaces ?? [])
  if (!first || others.some(({ wrong, right }) => wrong !== first.wrong || right !== first.right)) return undefined
  const corrected = changes.map((change) => correctedChange(change, first.wrong, first.right))
  return JSON.stringify(corrected) === JSON.stringify(changes) ? undefined : corrected
}

function correctedChange(change: ProductChange, wrong: string, right: string): ProductChange {
  if (change.do === 'text') return change.text === wrong ? { ...change, text: right } : change
  if (change.do !== 'set' && change.do !== 'add' && change.do !== 'create') return change
  return { ...change, value: replaced(change.value, wrong, right) }
}

/** Replaces a text among the values and the names of members. */
function replaced(value: unknown, wrong: string, right: string): unknown {
  if (value === wrong) return right
  if (Array.isArray(value)) return value.map((one: unknown) => replaced(one, wrong, right))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name === wrong ? right : name, replaced(one, wrong, right)]),
  )
}

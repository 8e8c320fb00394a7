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
  const [first, ...others] = fixesOf([finding], files)
  if (!first) return undefined
  const { replaces, formats } = first
  const isOne = (name: 'replaces' | 'formats') =>
    others.every((one) => JSON.stringify(one[name]) === JSON.stringify(first[name]))
  const corrected =
    replaces && isOne('replaces')
      ? changes.map((change) => correctedChange(change, replaces.wrong, replaces.right))
      : formats && isOne('formats')
        ? changes.flatMap((change) => formattedChange(change, formats))
        : changes
  return JSON.stringify(corrected) === JSON.stringify(changes) ? undefined : corrected
}

/** Adds a format beside a value: within the value of a change, or by a change of its own. */
function formattedChange(
  change: ProductChange,
  formats: { readonly value: string; readonly format: string },
): readonly ProductChange[] {
  if (change.do !== 'set' && change.do !== 'add' && change.do !== 'create') return [change]
  if (change.do === 'create' || change.value !== formats.value)
    return [{ ...change, value: withFormat(change.value, formats) }]
  return [change, { ...change, do: 'set', at: [...change.at.slice(0, -1), 'format'], value: formats.format }]
}

function withFormat(value: unknown, formats: { readonly value: string; readonly format: string }): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withFormat(one, formats))
  if (!isObject(value)) return value
  const members = Object.entries(value).map(([name, one]) => [name, withFormat(one, formats)])
  const isBare = value.value === formats.value && value.format === undefined
  return Object.fromEntries(isBare ? [...members, ['format', formats.format]] : members)
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

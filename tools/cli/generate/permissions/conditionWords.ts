// Writes conditions in words: closed sets by their members, days and buckets as ranges, everything else as it is.
import { type Conditions, evaluateCondition, isObject, isRef } from '@pagewright/engine/tools'

/**
 * Returns all possible values at a path, or undefined if the set is open. `undefined` is one of them if the value may
 * be absent.
 */
export type ValuesAt = (path: string) => readonly unknown[] | undefined

/** How paths, values and tests are written. */
export interface Speech {
  path(path: string): string
  /** Writes a value that a path is compared with; in a closed set, one of its members. */
  value(value: unknown, path: string, isOfSet: boolean): string
  /** Writes which of the values 1 to 31, or 0 to 99, are left. */
  days(ranges: string): string
  readonly signs: { readonly [test in 'is' | 'not' | 'min' | 'max' | 'below' | 'since' | 'until']: string }
}

/** As pages and the permissions document write them. */
const asWritten: Speech = {
  path: (path) => path,
  value(value, _path, isOfSet) {
    if (value === undefined) return 'absent'
    return isOfSet && typeof value === 'string' ? value : JSON.stringify(value)
  },
  days: (ranges) => `days ${ranges}`,
  signs: { is: '=', not: '≠', min: '≥', max: '≤', below: '<', since: '≥', until: '<' },
}

/**
 * Returns the words of conditions that must all hold. Returns '' if they always hold, false if they never can. Throws
 * for an unknown test.
 */
export function conditionWords(
  conditions: readonly Conditions[],
  valuesAt: ValuesAt,
  speech = asWritten,
): string | false {
  const parts = [...testsByPath(conditions)].map(([path, tests]) =>
    path === 'any' ? anyWords(tests, valuesAt, speech) : testWords(path, tests, valuesAt(path), speech),
  )
  return together(parts)
}

/** Joins parts, each once. Returns false if one part can never hold. */
function together(parts: readonly (string | false)[]): string | false {
  return parts.includes(false) ? false : [...new Set(parts)].filter((part) => part !== '').join('; ')
}

function testsByPath(conditions: readonly Conditions[]): ReadonlyMap<string, readonly unknown[]> {
  const tests = new Map<string, unknown[]>()
  for (const [path, test] of conditions.flatMap((one) => Object.entries(one)))
    tests.set(path, [...(tests.get(path) ?? []), test])
  return tests
}

/** In each `any`, at least one member must hold. */
function anyWords(tests: readonly unknown[], valuesAt: ValuesAt, speech: Speech): string | false {
  const parts = tests.map((members) => {
    const words = (members as readonly Conditions[]).map((one) => conditionWords([one], valuesAt, speech))
    const possible = words.filter((one) => one !== false)
    if (possible.length === 0) return false
    return possible.includes('') ? '' : possible.join(', or ')
  })
  return together(parts)
}

function testWords(
  path: string,
  tests: readonly unknown[],
  values: readonly unknown[] | undefined,
  speech: Speech,
): string | false {
  if (!values || tests.some(looksElsewhere)) return together(tests.map((test) => openWords(path, test, speech)))
  const left = values.filter((value) =>
    tests.every((test) => evaluateCondition({ [path]: test }, scopeWith(path, value))),
  )
  if (left.length === 0) return false
  if (left.length === values.length) return ''
  if (path === 'now.day') return speech.days(ranges(left.map(Number)))
  if (path === 'user.bucket') return `${left.length} % of people (buckets ${ranges(left.map(Number))})`
  return `${speech.path(path)} ${speech.signs.is} ${left.map((value) => speech.value(value, path, true)).join(' or ')}`
}

function looksElsewhere(test: unknown): boolean {
  return isObject(test) && Object.values(test).some(isRef)
}

function scopeWith(path: string, value: unknown): unknown {
  return path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
}

/** Returns '2-4, 17' for 2, 3, 4, 17. */
function ranges(numbers: readonly number[]): string {
  const spans: { from: number; to: number }[] = []
  for (const number of numbers) {
    const last = spans.at(-1)
    if (last && last.to === number - 1) last.to = number
    else spans.push({ from: number, to: number })
  }
  return spans.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
}

/** Begins with "if" when the server or the person decides while the page is open. */
function openWords(path: string, test: unknown, speech: Speech): string {
  const ask = path.startsWith('row.') ? '' : 'if '
  const tests = isObject(test) ? Object.entries(test) : [['is', test] as const]
  return `${ask}${tests.map(([name, operand]) => `${speech.path(path)} ${testWord(name, operand, path, speech)}`).join(' and ')}`
}

function testWord(name: string, operand: unknown, path: string, speech: Speech): string {
  const say = (value: unknown) => (isRef(value) ? speech.path(value.from) : speech.value(value, path, false))
  switch (name) {
    case 'is':
    case 'not':
    case 'min':
    case 'max':
    case 'below':
    case 'since':
    case 'until':
      return `${speech.signs[name]} ${say(operand)}`
    case 'in':
      return `${speech.signs.is} ${(Array.isArray(operand) ? operand : []).map(say).join(' or ')}`
    case 'exists':
      return operand === true ? 'is there' : 'is absent'
    default:
      throw new Error(`Unknown test "${name}" on "${path}".`)
  }
}

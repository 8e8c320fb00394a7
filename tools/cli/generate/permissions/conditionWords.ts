// Writes conditions in words: closed sets by their members, days and buckets as ranges, everything else as it is.
import { type Conditions, evaluateCondition, isObject, isRef } from '@pagewright/engine/tools'

/**
 * Returns all possible values at a path, or undefined if the set is open. `undefined` is one of them if the value may
 * be absent.
 */
export type ValuesAt = (path: string) => readonly unknown[] | undefined

/**
 * Returns the words of conditions that must all hold. Returns '' if they always hold, false if they never can. Throws
 * for an unknown test.
 */
export function conditionWords(conditions: readonly Conditions[], valuesAt: ValuesAt): string | false {
  const parts = [...testsByPath(conditions)].map(([path, tests]) =>
    path === 'any' ? anyWords(tests, valuesAt) : testWords(path, tests, valuesAt(path)),
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
function anyWords(tests: readonly unknown[], valuesAt: ValuesAt): string | false {
  const parts = tests.map((members) => {
    const words = (members as readonly Conditions[]).map((one) => conditionWords([one], valuesAt))
    const possible = words.filter((one) => one !== false)
    if (possible.length === 0) return false
    return possible.includes('') ? '' : possible.join(', or ')
  })
  return together(parts)
}

function testWords(path: string, tests: readonly unknown[], values: readonly unknown[] | undefined): string | false {
  if (!values || tests.some(looksElsewhere)) return together(tests.map((test) => openWords(path, test)))
  const left = values.filter((value) =>
    tests.every((test) => evaluateCondition({ [path]: test }, scopeWith(path, value))),
  )
  if (left.length === 0) return false
  if (left.length === values.length) return ''
  if (path === 'now.day') return `days ${ranges(left.map(Number))}`
  if (path === 'user.bucket') return `${left.length} % of people (buckets ${ranges(left.map(Number))})`
  return `${path} = ${left.map(valueWord).join(' or ')}`
}

function valueWord(value: unknown): string {
  if (value === undefined) return 'absent'
  return typeof value === 'string' ? value : JSON.stringify(value)
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
function openWords(path: string, test: unknown): string {
  const ask = path.startsWith('row.') ? '' : 'if '
  const tests = isObject(test) ? Object.entries(test) : [['is', test] as const]
  return `${ask}${tests.map(([name, operand]) => `${path} ${testWord(name, operand, path)}`).join(' and ')}`
}

function testWord(name: string, operand: unknown, path: string): string {
  const value = isRef(operand) ? operand.from : JSON.stringify(operand)
  switch (name) {
    case 'is':
      return `= ${value}`
    case 'in':
      return `= ${(Array.isArray(operand) ? operand : []).map((one) => JSON.stringify(one)).join(' or ')}`
    case 'not':
      return `≠ ${value}`
    case 'min':
    case 'since':
      return `≥ ${value}`
    case 'max':
      return `≤ ${value}`
    case 'below':
    case 'until':
      return `< ${value}`
    case 'exists':
      return operand === true ? 'is there' : 'is absent'
    default:
      throw new Error(`Unknown test "${name}" on "${path}".`)
  }
}

// The tests of conditions as people choose them.
import { type conditionTests, isObject, isRef } from '@pagewright/engine/studio'

interface ConditionChoice {
  readonly id: string
  readonly says: string
  /** The test of the language. A plain value needs none. */
  readonly test?: (typeof conditionTests)[number]
  /** The kind of value that the test compares with. A path may also be a number, and a moment is a path or begins with a digit. */
  readonly operand: 'value' | 'values' | 'path' | 'moment' | boolean
}

export const conditionChoices: readonly ConditionChoice[] = [
  { id: 'equals', says: 'is', operand: 'value' },
  { id: 'in', says: 'is one of', test: 'in', operand: 'values' },
  { id: 'not', says: 'is not', test: 'not', operand: 'value' },
  { id: 'exists', says: 'exists', test: 'exists', operand: true },
  { id: 'absent', says: 'is absent', test: 'exists', operand: false },
  { id: 'min', says: 'is at least', test: 'min', operand: 'path' },
  { id: 'max', says: 'is at most', test: 'max', operand: 'path' },
  { id: 'is', says: 'is the same as', test: 'is', operand: 'path' },
  { id: 'below', says: 'is less than', test: 'below', operand: 'path' },
  { id: 'since', says: 'is not before', test: 'since', operand: 'moment' },
  { id: 'until', says: 'is before', test: 'until', operand: 'moment' },
]

/** Returns the choice that a test is, or undefined for several tests of one value, which are edited as data. */
export function choiceOf(test: unknown): ConditionChoice | undefined {
  if (!isObject(test)) return conditionChoices[0]
  const [[name, operand] = [], ...more] = Object.entries(test)
  if (more.length > 0 || (isRef(operand) && (name === 'not' || 'times' in operand))) return undefined
  return conditionChoices.find((one) =>
    typeof one.operand === 'boolean' ? one.test === name && one.operand === operand : one.test === name,
  )
}

/** Returns what a test compares with, as people write it. */
export function operandText(test: unknown): string {
  const operand = isObject(test) ? Object.values(test)[0] : test
  if (isRef(operand)) return operand.from
  if (Array.isArray(operand)) return operand.map(String).join(', ')
  return typeof operand === 'string' ? operand : (JSON.stringify(operand) ?? '')
}

/** Returns the test of a choice. `type` is the one of the value that is tested. */
export function testOf({ test, operand }: ConditionChoice, text: string, type?: string): unknown {
  const value = operandOf(operand, text, type)
  return test === undefined ? value : { [test]: value }
}

function operandOf(operand: ConditionChoice['operand'], text: string, type: string | undefined): unknown {
  switch (operand) {
    case 'value':
      return valueOf(text, type)
    case 'values':
      return text.split(',').map((one) => valueOf(one.trim(), type))
    case 'path':
      return isNumber(text) ? Number(text) : { from: text }
    case 'moment':
      return /^\d/.test(text) ? text : { from: text }
    default:
      return operand
  }
}

function valueOf(text: string, type = ''): unknown {
  if (/boolean/.test(type) || text === 'true' || text === 'false') return text === 'true'
  return /integer|number/.test(type) && isNumber(text) ? Number(text) : text
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}

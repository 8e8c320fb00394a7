// The tests of conditions as people choose them.
import { isObject } from '@pagewright/engine/tools'

interface ConditionTest {
  readonly id: string
  readonly says: string
  readonly hasOperand: boolean
  readonly start: unknown
  fits(test: unknown): boolean
  textOf(test: unknown): string
  testOf(text: string, type: string | undefined): unknown
}

const operand = (name: string) => (test: unknown) => (isObject(test) ? textOfValue(test[name]) : '')
const only = (name: string) => (test: unknown) => isObject(test) && Object.keys(test).join() === name

export const conditionChoices: readonly ConditionTest[] = [
  {
    id: 'equals',
    says: 'is',
    hasOperand: true,
    start: '',
    fits: (test) => !isObject(test),
    textOf: textOfValue,
    testOf: valueOf,
  },
  {
    id: 'in',
    says: 'is one of',
    hasOperand: true,
    start: { in: [] },
    fits: only('in'),
    textOf: operand('in'),
    testOf: (text, type) => ({ in: text.split(',').map((one) => valueOf(one.trim(), type)) }),
  },
  {
    id: 'not',
    says: 'is not',
    hasOperand: true,
    start: { not: '' },
    fits: only('not'),
    textOf: operand('not'),
    testOf: (text, type) => ({ not: valueOf(text, type) }),
  },
  {
    id: 'exists',
    says: 'exists',
    hasOperand: false,
    start: { exists: true },
    fits: (test) => isObject(test) && test['exists'] === true,
    textOf: () => '',
    testOf: () => ({ exists: true }),
  },
  {
    id: 'absent',
    says: 'is absent',
    hasOperand: false,
    start: { exists: false },
    fits: (test) => isObject(test) && test['exists'] === false,
    textOf: () => '',
    testOf: () => ({ exists: false }),
  },
  {
    id: 'min',
    says: 'is at least',
    hasOperand: true,
    start: { min: 1 },
    fits: only('min'),
    textOf: operand('min'),
    testOf: (text) => ({ min: Number(text) }),
  },
  {
    id: 'max',
    says: 'is at most',
    hasOperand: true,
    start: { max: 1 },
    fits: only('max'),
    textOf: operand('max'),
    testOf: (text) => ({ max: Number(text) }),
  },
]

function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(', ')
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function valueOf(text: string, type = ''): unknown {
  if (/boolean/.test(type) || text === 'true' || text === 'false') return text === 'true'
  if (/integer|number/.test(type) && text !== '' && !Number.isNaN(Number(text))) return Number(text)
  return text
}

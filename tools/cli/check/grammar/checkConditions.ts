// Checks conditions: the paths that they look at, and the values that they compare.
import { conditionTests, isObject } from '@pagewright/engine/tools'
import {
  checkPath,
  checkFigureRef,
  checkShownRef,
  describe,
  under,
  unknown,
  wrong,
  type Check,
  type ConfigPlace,
  type Members,
  checkPossible,
  numberBounds,
} from './checks'
import { follow, type Tree, otherMeaning } from './known'

/** Checks conditions: known paths, known tests, and values that can occur. */
export const checkConditions: Check = (found, place) => {
  if (!isObject(found)) return wrong(place, 'not-data', `expected conditions, found ${describe(found)}.`)
  if (Object.keys(found).length === 0) wrong(place, 'changes-nothing', 'there is no condition: leave it out.')
  for (const [key, test] of Object.entries(found)) {
    if (key === 'any') {
      if (!Array.isArray(test)) wrong(under(place, key), 'not-data', 'expected a list of conditions.')
      else for (const one of test) checkConditions(one, under(place, key))
      continue
    }
    checkPath(key, place)
    checkTest(follow(place.scope, key).tree, test, under(place, key))
  }
}

/** Tests that may compare with another value of the scope. */
const refTests: ReadonlySet<string> = new Set(['is', 'not', 'min', 'max', 'below', 'since', 'until'])
/** Tests that compare figures. Their bound may be a product. */
const figureTests: ReadonlySet<string> = new Set(['min', 'max', 'below'])

function checkTest(tree: Tree | undefined, test: unknown, place: ConfigPlace): void {
  if (!isObject(test)) return checkPossible(tree, test, place)
  if (Object.keys(test).length === 0) unknown(place, 'unknown-test', 'the test is empty.', undefined, conditionTests)
  for (const [name, operand] of Object.entries(test)) {
    checkOperand(name, operand, place)
    if (tree && typeof operand === 'number') checkReach(name, operand, tree, place)
    if (!conditionTests.some((known) => known === name))
      unknown(place, 'unknown-test', `there is no test "${name}".`, name, conditionTests)
    if (refTests.has(name) && isObject(operand)) checkCompared(tree, operand, figureTests.has(name), place)
    if (name === 'in' && Array.isArray(operand)) for (const one of operand) checkPossible(tree, one, place)
    if (name === 'not' && !isObject(operand)) checkPossible(tree, operand, place)
  }
}

/** Reports a bound that the value cannot reach or always keeps, so that the test decides nothing. */
function checkReach(name: string, operand: number, tree: Tree, place: ConfigPlace): void {
  const { least, most } = numberBounds(tree)
  const isBelow = operand < least || (name === 'below' && operand === least)
  const isAbove = operand > most && !(name === 'below' && operand <= most + 1)
  if ((name !== 'min' && name !== 'max' && name !== 'below') || (!isBelow && !isAbove)) return
  const what = `the value is never ${isBelow ? `below ${least}` : `above ${most}`}, so ${operand} decides nothing.`
  wrong(under(place, name), 'never-holds', what)
}

/** Checks the other value of a comparison: it exists, and means the same. */
function checkCompared(tree: Tree | undefined, operand: Members, isFigure: boolean, place: ConfigPlace): void {
  ;(isFigure ? checkFigureRef : checkShownRef)(operand, place)
  // A product means something else than its parts.
  if ('times' in operand) return
  const other = typeof operand.from === 'string' ? follow(place.scope, operand.from).tree : undefined
  const why = tree && other && otherMeaning(other, tree)
  if (why !== undefined) wrong(place, 'cannot-match', `${describe(operand.from)} ${why}.`)
}

/** Checks the operand of a test. With a wrong type, the test would hold never or always. */
function checkOperand(name: string, operand: unknown, place: ConfigPlace): void {
  const at = under(place, name)
  if (name === 'in' && !(Array.isArray(operand) && operand.length > 0))
    wrong(at, 'not-data', 'expected a list of values, at least one.')
  if (name === 'exists' && typeof operand !== 'boolean') wrong(at, 'not-data', 'expected true or false.')
  if (name === 'is' && !isObject(operand)) wrong(at, 'not-data', 'expected { from: path }.')
  if ((name === 'since' || name === 'until') && !isObject(operand) && !/^\d/.test(String(operand)))
    wrong(at, 'not-data', 'expected a date, a time or a version that begins with a digit, or { from: path }.')
  if (figureTests.has(name) && !isObject(operand) && typeof operand !== 'number')
    wrong(at, 'not-data', 'expected a number or { from: path }.')
}

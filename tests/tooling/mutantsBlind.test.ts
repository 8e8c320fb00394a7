// Tests the mistakes that know nothing of the language, and their report.
import { expect, it } from 'vitest'
import { readOnce } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import { blindOperators } from '../../tools/quality/mutants/blind'
import { blindReport, tryBlind } from '../../tools/quality/mutants/blindReport'
import { planted } from '../../tools/quality/mutants/mutant'
import { allMutants, chosen } from '../../tools/quality/mutants/plan'
import { isSameProduct } from '../../tools/quality/mutants/sameProduct'

const files = readOnce(root)
const operators = blindOperators(files)
const all = await allMutants(files, operators)
const some = chosen(all, 64)

it('F44 each kind plants mistakes that change their file, the same ones in every run', async () => {
  expect([...all].filter(([, own]) => own.length < 80).map(([id]) => id)).toEqual([])
  expect(chosen(await allMutants(files, blindOperators(files)), 64)).toEqual(some)
  for (const { id, file, edit } of some) expect(planted(files.read(file), edit), id).not.toBe(files.read(file))
})

it.each(['letter', 'type', 'stranger', 'added'])(
  'F44 the check never crashes on "%s", and says where it is',
  async (kind) => {
    const mutants = some.filter(({ operator }) => operator === `blind-${kind}`).slice(0, 3)
    const results = await Promise.all(mutants.map((mutant) => tryBlind(files, mutant)))
    // A mistake may give another valid product. Which ones are chosen changes with every page.
    expect(results.filter(({ isNoticed, isAtLine }) => isNoticed && isAtLine).length).toBeGreaterThan(0)
  },
)

it.each([
  ['a description', { a: 1, description: 'x' }, { a: 1, description: 'y' }, true],
  ['a member that is called so', { properties: { description: { a: 1 } } }, { properties: {} }, false],
  ['another keyword', { a: 1 }, { a: 2 }, false],
])('an edit of %s of a schema changes the product or not', (_what, before, after, isSame) => {
  const [from, to] = [JSON.stringify(before), JSON.stringify(after)]
  const edit = { start: 0, end: from.length, text: to }
  expect(isSameProduct(from, { file: 'schemas/a.json', edit })).toBe(isSame)
})

it('another seed draws other mistakes', async () => {
  const others = chosen(await allMutants(files, operators, 2), 64, 2)
  expect(others.filter(({ id }) => some.every((one) => one.id !== id)).length).toBeGreaterThan(30)
})

it('the report counts by kind, and lists what nobody noticed', () => {
  const [first, second, third] = some.map((mutant) => ({
    ...mutant,
    operator: 'blind-letter',
    file: 'a.ts',
    line: 3,
    was: 'one',
    becomes: 'on',
  }))
  if (!first || !second || !third) throw new Error('There are too few mistakes.')
  const text = blindReport([
    { mutant: first, isNoticed: true, isAtLine: true },
    { mutant: second, isNoticed: false, isAtLine: false },
    { mutant: third, isNoticed: false, isAtLine: false, thrown: 'Error: no' },
  ])
  const lines = text.split('\n').map((line) => line.replaceAll(/ {2,}/g, '  '))
  expect(lines).toEqual([
    'kind  planted  noticed  share  first line  crashed',
    'letter  3  1  33.3 %  100.0 %  1',
    'all  3  1  33.3 %  100.0 %  1',
    '',
    'a.ts:3  blind-letter  one → on',
    'a.ts:3  blind-letter  the check crashed: Error: no',
  ])
})

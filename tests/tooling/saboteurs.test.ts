// Tests that each bug of `npm run saboteurs` still fits its file, and names existing tests. A whole run takes minutes.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { needsBrowser, plant, type Bug } from '../../tools/quality/saboteurs/bug'
import { bugs } from '../../tools/quality/saboteurs/bugs'
import { browserVerdict, unitVerdict } from '../../tools/quality/saboteurs/verdict'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('the list of bugs', () => {
  it('has at least 36, each under a name of its own', () => {
    expect(bugs.length).toBeGreaterThanOrEqual(36)
    expect(new Set(bugs.map(({ id }) => id)).size).toBe(bugs.length)
    for (const { id } of bugs) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each(bugs)('$id fits its file once, changes it, and names tests that exist', (bug) => {
    const text = read(bug.file)
    expect(plant(bug, text)).not.toBe(text)
    expect(bug.careless).toMatch(/^[A-Z].*\.$/)
    expect(bug.tests.length).toBeGreaterThan(0)
    for (const file of bug.tests) expect(existsSync(join(root, file)), file).toBe(true)
    // A bug is tried by one test runner.
    expect(bug.tests.every((file) => file.endsWith('.spec.ts') === needsBrowser(bug))).toBe(true)
  })
})

describe('a bug', () => {
  const bug: Bug = { id: 'a', careless: 'A.', file: 'a.ts', find: 'old', put: '$& new', tests: [] }

  it('is inserted unchanged', () => {
    expect(plant(bug, 'an old text')).toBe('an $& new text')
  })

  it.each([
    ['a text', /"a" does not fit any more: a\.ts does not have "old"/],
    ['old old', /a\.ts has 2 times "old"/],
  ])('is refused where %j does not have its place once', (text, says) => {
    expect(() => plant(bug, text)).toThrow(says)
  })
})

describe('a verdict', () => {
  const test = (status: string, fullName: string) => ({ status, fullName })
  const file = (status: string, ...assertionResults: ReturnType<typeof test>[]) => ({
    name: 'a.test.ts',
    message: 'broken',
    status,
    assertionResults,
  })

  it('names the test that failed', () => {
    const testResults = [
      file('passed', test('passed', 'one')),
      file('failed', test('passed', 'a'), test('failed', ' b')),
    ]
    expect(unitVerdict({ testResults })).toEqual({ killer: 'b' })
    const suites = [{ specs: [{ title: 'one', ok: true }], suites: [{ specs: [{ title: 'two', ok: false }] }] }]
    expect(browserVerdict({ suites, errors: [] })).toEqual({ killer: 'two' })
  })

  it('says that a bug survived where all passed', () => {
    expect(unitVerdict({ testResults: [file('passed', test('passed', 'one'))] })).toEqual({ killer: undefined })
    const suites = [{ specs: [{ title: 'one', ok: true }] }]
    expect(browserVerdict({ suites, errors: [] })).toEqual({ killer: undefined })
  })

  it('takes no file that could not be loaded, and no run without a test, for a kill', () => {
    expect(unitVerdict({ testResults: [file('failed')] })).toEqual({
      killer: undefined,
      trouble: 'a.test.ts failed without a test: broken',
    })
    expect(unitVerdict({ testResults: [] }).trouble).toBe('no test ran')
    expect(browserVerdict({ suites: [], errors: [{ message: 'no browser' }] }).trouble).toBe('no browser')
    expect(browserVerdict({ suites: [], errors: [] }).trouble).toBe('no test ran')
  })
})

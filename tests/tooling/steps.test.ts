import { afterEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from '../../tools/quality/steps/command'
import { problemsOf } from '../../tools/quality/steps/contents'
import { countE2e } from '../../tools/quality/steps/e2e'
import { runSteps } from '../../tools/quality/steps/runSteps'
import { failed, passed, type StepOutcome, type Step } from '../../tools/quality/steps/step'
import { countUnit } from '../../tools/quality/steps/unit'
import { main, stepsOf } from '../../tools/quality/test'

afterEach(() => vi.restoreAllMocks())

const request = { filters: [] }

function step(name: string, outcome: StepOutcome, needs: readonly string[] = [], isAlone = false): Step {
  return { name, needs, isAlone, run: async () => outcome }
}

async function ran(steps: readonly Step[]) {
  const reports: [string, number, number][] = []
  const total = await runSteps(steps, request, (name, one) => reports.push([name, one.passed, one.failed]))
  return { total, reports, names: reports.map(([name]) => name) }
}

describe('runSteps', () => {
  it('adds up what passed and failed, and goes on after a failure', async () => {
    const { total, names } = await ran([
      step('types', failed('wrong')),
      step('unit', { passed: 40, failed: 2, output: '' }),
      step('lint', passed()),
    ])
    expect(total).toEqual({ passed: 41, failed: 3 })
    expect(names).toHaveLength(3)
  })

  it('does not run what needs a failed step, and counts it as failed', async () => {
    const size: Step = {
      name: 'size',
      needs: ['build'],
      run: () => Promise.reject(new Error('must not run')),
    }
    const { total } = await ran([step('build', failed('wrong')), size, step('e2e', passed(), ['build'], true)])
    expect(total).toEqual({ passed: 0, failed: 3 })
  })

  it('runs what stands alone after everything else', async () => {
    const running = new Set<string>()
    const slow = (name: string): Step => ({
      name,
      needs: [],
      async run() {
        running.add(name)
        await new Promise((resolve) => setImmediate(resolve))
        running.delete(name)
        return passed()
      },
    })
    let beside = -1
    const alone: Step = {
      name: 'e2e',
      needs: [],
      isAlone: true,
      run: async () => {
        beside = running.size
        return passed()
      },
    }
    const { names } = await ran([alone, slow('a'), slow('b'), slow('c')])
    expect(names.at(-1)).toBe('e2e')
    expect(beside).toBe(0)
  })

  it('counts a step that throws as failed', async () => {
    const throwing: Step = { name: 'x', needs: [], run: () => Promise.reject(new Error('no browser')) }
    expect((await ran([throwing])).total).toEqual({ passed: 0, failed: 1 })
  })
})

describe('countUnit', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }

  it.each([
    ['all passed', report, 0, 3, 0],
    ['one failed', { ...report, numFailedTests: 1 }, 1, 3, 1],
    ['a file that does not load', { ...report, testResults: [{ status: 'failed', assertionResults: [] }] }, 1, 3, 1],
    ['an unhandled error outside tests', report, 1, 3, 1],
  ])('%s', (_what, given, code, good, bad) => {
    const { passed: p, failed: f } = countUnit(given, code, '')
    expect([p, f]).toEqual([good, bad])
  })

  it('tells how many real scripts were tried', () => {
    const suites = [
      ['a real script', 'a.js'],
      ['a real script', 'b.js'],
      ['a real script', 'a.js'],
      ['another', 'c'],
    ]
    const assertionResults = [...suites, ['a real script']].map((ancestorTitles) => ({ ancestorTitles }))
    const tried = { ...report, testResults: [{ status: 'passed', assertionResults }] }
    expect(countUnit(tried, 0, '').note).toBe('2 real scripts')
  })

  it('tells how many were skipped', () => {
    expect(countUnit({ ...report, numPendingTests: 2 }, 0, '').note).toBe('2 skipped')
  })
})

describe('countE2e', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }
  it.each([
    ['all passed', stats, 0, 5, 0],
    ['one failed', { ...stats, unexpected: 1 }, 1, 5, 1],
    ['one passed at the second try', { ...stats, flaky: 1 }, 0, 6, 0],
    ['nothing failed, but it ended badly', stats, 1, 5, 1],
  ])('%s', (_what, given, code, good, bad) => {
    const { passed: p, failed: f } = countE2e({ stats: given }, code, '')
    expect([p, f]).toEqual([good, bad])
  })

  it('tells how many passed only at the second try', () => {
    expect(countE2e({ stats: { ...stats, flaky: 1 } }, 0, '').note).toBe('1 passed only at a second try')
  })
})

describe('contents of the build', () => {
  it.each([
    ['a.js', 'const a=eval("1")', 'eval is called'],
    ['a.js', 'new Function("return this")()', 'code is made from text'],
    ['a.js', 'x\n//# sourceMappingURL=a.js.map', 'names a source map'],
    ['a.js.map', '', 'a source map is shipped'],
    ['a.js', 'fetch("/__sandbox/reset")', 'the sandbox is inside'],
    ['a.js', 'const known = { "ar-XB": load }', 'a language for developing is inside'],
    ['index.html', '<script src="/__shell/native.js"></script>', 'the shell is inside'],
    ['a.js', 'const name="JsBridge by smallbuer"', 'the shell is inside'],
    ['a.css', '.pw-shell-phone{margin:0}', 'the shell is inside'],
    ['a.js', 'fetch("/__bench/places")', 'the workbench is inside'],
    ['a.js', 'Object.entries(globalThis.pagewrightAssumed)', 'the workbench is inside'],
    ['a.css', '.pw-bench-head{margin:0}', 'the workbench is inside'],
    ['a.js', 'a("Shown only while this condition holds.",b)', 'definitions of the language are inside'],
    ['a.js', 'import"node:fs"', 'a module of Node'],
    ['index.html', '<script>1</script>', 'a script stands in the page'],
    ['index.html', '<p style="color:red">', 'a style or a listener'],
    ['index.html', '<script src="https://cdn.example/a.js"></script>', 'the page loads from elsewhere'],
    ['index.html', '<link rel="stylesheet" href="//cdn.example/a.css">', 'the page loads from elsewhere'],
    ['a.css', '@import"https://cdn.example/a.css"', 'a style loads from elsewhere'],
    ['a.css', '@font-face{src:url(//cdn.example/a.woff2)}', 'a style loads from elsewhere'],
    ['a.js', 'import("https://cdn.example/a.js")', 'a script loads from elsewhere'],
    ['a.js', 'import{a}from"https://cdn.example/a.js"', 'a script loads from elsewhere'],
    ['a.js', 'new Worker("//cdn.example/a.js")', 'a script loads from elsewhere'],
  ])('F48 finds the fault of %s: %s', (name, text, sentence) => {
    expect(problemsOf(name, () => text)).toEqual([expect.stringContaining(sentence)])
  })

  it.each([
    ['a.js', 'a.evaluate();retrieval(1);x.eval;instanceof Function;class F extends Function{}'],
    ['index.html', '<script type="module" crossorigin src="/a.js"></script>'],
    ['logo.svg', '<svg style="x"/>'],
  ])('lets %s pass: %s', (name, text) => {
    expect(problemsOf(name, () => text)).toEqual([])
  })
})

it.each([
  [['shims.test'], ['unit', 'long']],
  [['inApp.spec'], ['build', 'e2e']],
  [['inApp'], ['unit', 'long', 'build', 'e2e']],
])('the words %j run the steps that have such files, and no others', (words, expected) => {
  expect(stepsOf(words)).toEqual(expected)
})

it.each([
  [['unti'], 'No test file has "unti" in its name, and no step is called so. Did you mean "unit"? Steps: generated,'],
  [['unit', 'nosuch'], 'No test file has "nosuch" in its name, and no step is called so. Steps: generated,'],
  [['unit', '--since', 'HEAD'], '--since belongs to `npm test -- changed`.'],
  [['changed', '--since', 'nosuch'], 'There is no commit "nosuch" here.'],
])('%j is refused before anything is run', async (args, sentence) => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  expect(await main(args)).toBe(2)
  expect(said.mock.calls).toEqual([[expect.stringContaining(sentence)]])
})

describe('runCommand', () => {
  it('lets a command decide for itself whether it builds for production', async () => {
    expect(process.env.NODE_ENV).toBe('test')
    const tell = 'console.log(process.env.NODE_ENV)'
    expect(await runCommand(process.execPath, ['--eval', tell], {})).toEqual({ code: 0, output: 'undefined\n' })
  })
})

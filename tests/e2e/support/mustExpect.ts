import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/** A reporter that fails the run if a case passed and expected nothing: what it goes through was empty. */
export default class MustExpect implements Reporter {
  private readonly silent = new Set<string>()

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    if (status === 'passed' && !steps.some(expects)) this.silent.add(test.titlePath().filter(Boolean).join(' › '))
  }

  async onEnd(): Promise<Partial<FullResult> | undefined> {
    if (this.silent.size === 0) return undefined
    console.log(['\nThese cases passed, but they expected nothing:', ...this.silent].join('\n  '))
    return { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }
}

/** Returns true if a step of the case itself expects something. What fixtures expect is in steps of hooks. */
function expects({ category, steps }: TestStep): boolean {
  return category === 'expect' || (category !== 'hook' && steps.some(expects))
}

import type { Reporter, TestModule } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    /** How many tests of another runner a test stands for. */
    browsers?: { readonly passed: number; readonly failed: number }
  }
}

/** Ends what a run prints with one line that counts all tests, those of browsers too. */
export default class LastLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const total = { passed: 0, failed: unhandled.length }
    for (const one of modules) {
      // A file that cannot be loaded has no tests.
      if (one.errors().length > 0) total.failed += 1
      for (const test of one.children.allTests()) {
        const { state } = test.result()
        if (state !== 'passed' && state !== 'failed') continue
        const { passed, failed } = test.meta().browsers ?? { passed: 0, failed: 0 }
        total.passed += passed || (state === 'passed' ? 1 : 0)
        total.failed += failed || (state === 'failed' ? 1 : 0)
      }
    }
    console.log(`${total.passed} passed, ${total.failed} failed`)
  }
}

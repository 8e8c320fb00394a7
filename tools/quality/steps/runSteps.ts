import { failed, type StepOutcome, type Request, type Step } from './step'

/** Told of each step as it ends. */
export type ReportStep = (name: string, outcome: StepOutcome, seconds: number) => void

export interface Total {
  readonly passed: number
  readonly failed: number
}

/**
 * Runs steps two at a time in their order, and goes on after a failure. Steps that need the machine alone come last. A
 * step whose need failed is not run and counts as failed.
 */
export async function runSteps(
  steps: readonly Step[],
  request: Request,
  report: ReportStep,
  lanes = 2,
): Promise<Total> {
  const running = new Map<string, Promise<StepOutcome>>()
  const total = { passed: 0, failed: 0 }
  const waiting = steps.filter((step) => !step.isAlone)

  async function lane() {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await start(step)
  }
  function start(step: Step): Promise<StepOutcome> {
    const ending = runOne(step)
    running.set(step.name, ending)
    return ending
  }
  async function runOne(step: Step): Promise<StepOutcome> {
    const began = performance.now()
    const outcome = await outcomeOf(step)
    total.passed += outcome.passed
    total.failed += outcome.failed
    report(step.name, outcome, (performance.now() - began) / 1000)
    return outcome
  }
  async function outcomeOf(step: Step): Promise<StepOutcome> {
    for (const need of step.needs) {
      const needed = await running.get(need)
      if (needed && needed.failed > 0) return failed(`Not run, because "${need}" failed.`)
    }
    try {
      return await step.run(request)
    } catch (error) {
      return failed(error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
  }

  await Promise.all(Array.from({ length: lanes }, lane))
  for (const step of steps.filter((one) => one.isAlone)) await start(step)
  return total
}

import type { Engine, Open } from './engines'
import type { Pointer, Tab } from './drive/tab'
import { NotHere, type InstallMachine } from './install/machine'
import { takeProblems, type EngineCheck, type Found } from './suite/kit'
import { Page } from './suite/page'
import type { TestSite } from './suite/site'

export interface CheckResult extends Found {
  readonly id: string
  readonly title: string
}

/** The result of one engine: why it was skipped, or the results of its checks. */
export interface EngineResult {
  readonly engine: Pick<Engine, 'id' | 'name' | 'standsFor' | 'source'>
  /** The engine's own version, or its name if it did not start. */
  readonly version: string
  readonly leftOut?: string
  readonly pointer?: Pointer
  readonly checks: readonly CheckResult[]
  /** Checks during which the browser crashed. Each was repeated once in a new browser. */
  readonly endings: readonly string[]
  readonly seconds: number
}

export interface Plan {
  readonly checks: readonly EngineCheck[]
  /** Checks for the engine without storage, if it can start without. */
  readonly withoutStorage: readonly EngineCheck[]
  /** The time limit of an engine, in milliseconds. */
  readonly boundMs: number
}

/** Runs the checks of a plan in one engine, one after another. Never throws, and never exceeds its time limit. */
export async function runEngine(
  engine: Engine,
  plan: Plan,
  test: TestSite,
  machine: InstallMachine,
): Promise<EngineResult> {
  const began = performance.now()
  const result = (more: Omit<EngineResult, 'engine' | 'seconds'>) => ({
    engine,
    seconds: (performance.now() - began) / 1000,
    ...more,
  })
  let open: Open
  try {
    open = await engine.provide(machine)
  } catch (error) {
    const why = error instanceof NotHere ? error.message : String(error)
    return result({ version: engine.name, leftOut: why, checks: [], endings: [] })
  }
  const first = await runChecks(() => open(), plan.checks, { plan, test, machine })
  const second = engine.canLoseStorage && plan.withoutStorage.length > 0
  const more = second
    ? await runChecks(() => open({ withoutStorage: true }), plan.withoutStorage, { plan, test, machine })
    : undefined
  return result({
    version: engine.name,
    ...first,
    checks: [...first.checks, ...(more?.checks ?? [])],
    endings: [...first.endings, ...(more?.endings ?? [])],
  })
}

type Run = Pick<EngineResult, 'pointer' | 'checks' | 'endings'> & { readonly version?: string }

interface Surroundings {
  readonly plan: Plan
  readonly test: TestSite
  readonly machine: InstallMachine
}

/** Runs checks in one browser. Closes it at the time limit, which makes the current check fail. */
async function runChecks(
  open: () => Promise<Tab>,
  checks: readonly EngineCheck[],
  { plan, test, machine }: Surroundings,
): Promise<Run> {
  const results: CheckResult[] = []
  const endings: string[] = []
  let tab: Tab | undefined
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    void tab?.close()
  }, plan.boundMs)
  try {
    tab = await opened(open)
    for (const check of checks) {
      if (isLate) break
      let found = await tryOut(check, tab, test)
      // A crash of the browser proves nothing about the page, unless it happens twice at the same check.
      if (found.problems.length > 0 && !isLate && !(await isAlive(tab))) {
        endings.push(check.title)
        await tab.close()
        tab = await opened(open)
        found = await tryOut(check, tab, test)
      }
      results.push({ id: check.id, title: check.title, ...found })
      machine.say(`${tab.version}: ${lineOf(check.title, found)}`)
    }
  } catch (error) {
    results.push({ id: 'open', title: 'Opened', problems: [messageOf(error)] })
  } finally {
    clearTimeout(timer)
    await tab?.close()
  }
  if (isLate) results.push({ id: 'late', title: 'In time', problems: [`it was ended after ${plan.boundMs / 1000} s`] })
  return { ...(tab && { version: tab.version, pointer: tab.pointer }), checks: results, endings }
}

/** Tries twice, because a browser may fail to start on a busy machine. */
const opened = (open: () => Promise<Tab>) => open().catch(open)

async function isAlive(tab: Tab): Promise<boolean> {
  return tab.evaluate('1').then(
    () => true,
    () => false,
  )
}

async function tryOut(check: EngineCheck, tab: Tab, { site, framed, without, slow }: TestSite): Promise<Found> {
  const kit = { page: new Page(tab), site, framed, without, slow }
  try {
    return await check.run(kit)
  } catch (error) {
    const noted = await takeProblems(kit).catch(() => [])
    return { problems: [messageOf(error), ...noted] }
  }
}

function lineOf(title: string, { count, problems }: Found): string {
  const sign = problems.length === 0 ? 'ok' : `FAILED: ${problems.join('\n    ')}`
  return `${title}: ${count ? `${count.join(' of ')} ` : ''}${sign}`
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

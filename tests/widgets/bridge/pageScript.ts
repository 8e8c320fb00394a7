// Runs scripts of others in our page, as a browser would under our policy.
import { createContext, runInContext } from 'node:vm'
import { AppError, type Page } from '../../../tools/studio/shell/simulators/page'

type Timer = (job: () => void, after?: number) => unknown

/** Runs a script with the globals of the page. Evaluating text is refused, because our policy has no `unsafe-eval`. */
export function runScript(page: Page, text: string, filename: string): void {
  open(page)
  const { globals, evaluate } = page
  const later = globals['setTimeout'] as Timer
  // Errors in a script's timers are not ours. A browser would only log them.
  const itsTimer: Timer = (job, after = 0) => later(() => evaluate(job), after)
  const script = runInContext(`(function (setTimeout) {${text}\n})`, globals, { filename }) as (timer: Timer) => void
  script(itsTimer)
}

const opened = new WeakSet<Page>()

/** Prepares a page for running scripts. */
function open(page: Page): void {
  if (opened.has(page)) return
  opened.add(page)
  const { globals, evaluate } = page
  globals['window'] = globals
  // The test's clock, where it replaces the real one.
  globals['Date'] = Date
  globals['console'] = { log: () => undefined, warn: () => undefined, error: () => undefined }
  globals['document'] = withOldWays(globals['document'] as PageDocument)
  createContext(globals, { codeGeneration: { strings: false, wasm: false } })
  page.evaluate = (run) => evaluate(() => asTheirs(run))
}

/** Runs a function of a script, whose errors belong to another realm. */
function asTheirs(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    throw error instanceof Error ? error : new AppError('A script of the app failed.')
  }
}

interface PageDocument extends EventTarget {
  createElement(name: string): object
  readonly documentElement: { append(frame: object): void }
}

/** Adds the members of a document that such scripts use and ours do not. */
function withOldWays(document: PageDocument): PageDocument {
  const { createElement, documentElement } = document
  const dispatch = document.dispatchEvent.bind(document)
  return Object.assign(document, {
    createElement: (name: string) => Object.assign(createElement(name), { style: {} }),
    documentElement: { ...documentElement, appendChild: documentElement.append },
    createEvent: () => {
      const event = { type: '', initEvent: (type: string) => void (event.type = type) }
      return event
    },
    dispatchEvent: (event: Event | { readonly type: string }) =>
      dispatch(event instanceof Event ? event : new Event(event.type)),
  })
}

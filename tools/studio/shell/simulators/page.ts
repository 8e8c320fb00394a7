// The parts of a page that a bridge needs: globals, frames with addresses, a document with events.

/** An error of the app or of its own script. Our code need not prevent it. */
export class AppError extends Error {}

export interface Page {
  readonly window: Window
  /** The functions of the app that the page may call. */
  readonly functions: readonly string[]
  /** The same globals, writable. */
  readonly globals: { [name: string]: unknown }
  /** Errors that our code let through to the app or to the top level. */
  readonly errors: unknown[]
  /** Every address that a frame has opened. */
  readonly visited: string[]
  onVisit: (address: string) => void
  /** Runs code in the page as an app does. */
  evaluate(run: () => unknown): void
  announce(event: string): void
  /** Opens an address in the frame of the app's own script. The page's policy must allow it. */
  visit(address: string): void
}

/** Creates a page without a browser, for tests. */
export function createPage(userAgent: string, functions: readonly string[]): Page {
  const document = new EventTarget()
  const globals: { [name: string]: unknown } = {
    navigator: { userAgent },
    location: { origin: 'https://product.example' },
    setTimeout: (job: () => void, after: number) => setTimeout(job, after),
    clearTimeout: (timer: never) => clearTimeout(timer),
  }
  const page: Page = {
    window: globals as unknown as Window,
    functions,
    globals,
    errors: [],
    visited: [],
    onVisit: () => undefined,
    evaluate(run) {
      try {
        run()
      } catch (error) {
        if (!(error instanceof AppError)) page.errors.push(error)
      }
    },
    announce: (event) => void document.dispatchEvent(new Event(event)),
    visit: () => undefined,
  }
  globals['document'] = Object.assign(document, {
    createElement: () => createFrame(page),
    documentElement: { append: (frame: { attach(): void }) => frame.attach() },
  })
  return page
}

function createFrame(page: Page) {
  let address = ''
  let isAttached = false
  const visit = () => {
    page.visited.push(address)
    page.onVisit(address)
  }
  return {
    hidden: false,
    get src() {
      return address
    },
    set src(next: string) {
      address = next
      if (isAttached) visit()
    },
    attach() {
      isAttached = true
      if (address) visit()
    },
    remove() {
      isAttached = false
    },
  }
}

// A real window as the page that a simulated app has in its web view.
import { AppError, type Page } from './simulators/page'

export type PageWindow = Window & typeof globalThis

/** Takes hold of a window whose scripts have not run yet. `onChange` is called when something in its document changes. */
export function pageOf(window: PageWindow, userAgent: string, onChange: () => void): Page {
  const { document } = window
  let frame: HTMLIFrameElement | undefined
  const page: Page = {
    window,
    globals: window as unknown as Page['globals'],
    errors: [],
    visited: [],
    onVisit: () => undefined,
    evaluate(run) {
      // A web view that is gone takes nothing more.
      if (window.closed) return
      try {
        run()
      } catch (error) {
        if (error instanceof AppError) return
        page.errors.push(error)
        console.error('The page let an error through to the app:', error)
      }
    },
    announce: (event) => void document.dispatchEvent(new window.Event(event)),
    visit(address) {
      frame ??= frameIn(document)
      frame.src = address
    },
  }
  Object.defineProperty(window.navigator, 'userAgent', { get: () => userAgent })

  // The observer is the window's own, so it ends with the document.
  const observer = new window.MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof window.HTMLIFrameElement) visit(node)
    }
    onChange()
  })
  observer.observe(document, { childList: true, subtree: true })

  function visit(visitor: HTMLIFrameElement): void {
    // As it is written: what it means drops the capitals of a host.
    const address = visitor.getAttribute('src')
    if (address === null) return
    page.visited.push(address)
    page.onVisit(address)
  }

  return page
}

function frameIn(document: Document): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.hidden = true
  // Without leave to look for another program that knows the scheme.
  frame.setAttribute('sandbox', 'allow-scripts')
  document.documentElement.append(frame)
  return frame
}

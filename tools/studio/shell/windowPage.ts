// A real window as the page of a simulated app.
import { appFunctions } from 'virtual:studio/product'
import { AppError, type Page } from './simulators/page'

export type PageWindow = Window & typeof globalThis

/** Returns the page of a window whose scripts have not run yet. Calls `onChange` when its document changes. */
export function pageOf(window: PageWindow, userAgent: string, onChange: () => void): Page {
  const { document } = window
  let frame: HTMLIFrameElement | undefined
  const page: Page = {
    window,
    functions: appFunctions,
    globals: window as unknown as Page['globals'],
    errors: [],
    visited: [],
    onVisit: () => undefined,
    evaluate(run) {
      // A closed web view accepts nothing.
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

  // The observer belongs to the window, so it ends with the document.
  const observer = new window.MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof window.HTMLIFrameElement) visit(node)
    }
    onChange()
  })
  observer.observe(document, { childList: true, subtree: true })

  function visit(visitor: HTMLIFrameElement): void {
    // The attribute keeps the case of the host, which the parsed URL would not.
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
  // The sandbox keeps the browser from looking for a program that knows the scheme.
  frame.setAttribute('sandbox', 'allow-scripts')
  document.documentElement.append(frame)
  return frame
}

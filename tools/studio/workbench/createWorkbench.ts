// The workbench: one column, or two side by side.
import type { PageWindow } from '../shell/windowPage'
import { columns, type Bench, type ColumnName } from './address'
import { createColumn, type Column } from './column'
import { onShortcut } from './shortcuts'

export interface WorkbenchModel {
  /** What is chosen, as the address says it. */
  bench(): Bench
  /** Changes when a column comes or goes. */
  columns(): Columns
  subscribe(listener: () => void): () => void
  /** Puts a second column beside the first, which begins as that one stands; or takes it away. */
  compare(isCompared: boolean): void
}
export type Columns = { readonly [N in ColumnName]?: Column }

/** Opens a bench in a window; `tab` names the browser's tab, so that its sandboxes are no other tab's. */
export function createWorkbench(begin: Bench, window: Window, tab: string): WorkbenchModel {
  const listeners = new Set<() => void>()
  let shown: Columns = {}

  function put(next: Columns): void {
    shown = next
    tell()
  }

  function tell(): void {
    for (const listener of listeners) listener()
  }

  function open(name: ColumnName, combination: Bench['left']): Column {
    const column = createColumn(`${tab}-${name}`, combination)
    column.subscribe(tell)
    return column
  }

  const left = open('left', begin.left)
  put({ left, ...(begin.right && { right: open('right', begin.right) }) })
  // The first script of every page in a frame asks for its phone: here each column has one.
  Object.assign(window, {
    phone: {
      enter(entered: PageWindow) {
        const name = entered.frameElement?.closest('[data-column]')?.getAttribute('data-column')
        shown[columns.find((one) => one === name) ?? 'left']?.enter(entered)
        // Whoever has just clicked in a page presses keys there.
        onShortcut(entered, (key) => window.dispatchEvent(new KeyboardEvent('keydown', { key })))
      },
    },
  })

  return {
    bench: () => ({
      left: left.state().combination,
      ...(shown.right && { right: shown.right.state().combination }),
    }),
    columns: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    compare(isCompared) {
      if (isCompared === (shown.right !== undefined)) return
      put(isCompared ? { left, right: open('right', left.state().combination) } : { left })
    },
  }
}

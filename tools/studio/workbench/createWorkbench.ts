// The workbench: one column, or two side by side.
import type { PageWindow } from '../shell/windowPage'
import { columns, type Bench, type ColumnName } from './address'
import { createColumn, type Column } from './column'

export interface WorkbenchModel {
  /** Returns the choices, as the address has them. */
  bench(): Bench
  /** Returns the columns. The object changes when a column is added or removed. */
  columns(): Columns
  subscribe(listener: () => void): () => void
  /** Adds a second column with the choices of the first, or removes it. */
  compare(isCompared: boolean): void
}
export type Columns = { readonly [N in ColumnName]?: Column }

/**
 * Opens a bench in a window. `tab` identifies the browser tab, so that tabs share no sandboxes. Calls `onEnter` with the
 * window of each page.
 */
export function createWorkbench(
  begin: Bench,
  window: Window,
  tab: string,
  onEnter?: (page: PageWindow) => void,
): WorkbenchModel {
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
  // The first script of every page in a frame calls this to enter its column.
  Object.assign(window, {
    phone: {
      enter(entered: PageWindow) {
        const name = entered.frameElement?.closest('[data-column]')?.getAttribute('data-column')
        shown[columns.find((one) => one === name) ?? 'left']?.enter(entered)
        onEnter?.(entered)
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

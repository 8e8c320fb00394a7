import { isObject, isWithin } from '@pagewright/engine/studio'
import type { Snapshot } from './snapshot'

/** A sheet, named by what opens it. */
export interface SheetPlace {
  /** The label of its action, or the key of rows. */
  readonly name: string
  readonly isOpen: boolean
  /** Whether the sheet has blocks, which load their own data. */
  readonly asks: boolean
}

/** Returns the innermost sheet around a part. Returns undefined for a part of the page itself. */
export function sheetOf({ page, instances }: Snapshot, path: readonly string[]): SheetPlace | undefined {
  let found: SheetPlace | undefined
  let value: unknown = page
  path.forEach((name, index) => {
    const around = isObject(value) ? value : {}
    value = around[name]
    const opened = path.slice(0, index + 1)
    const isDetail = name === 'detail' && around['block'] === 'list'
    const isSheet = isObject(value) && (value['do'] === 'form' || value['do'] === 'sheet')
    if ((!isDetail && !isSheet) || opened.length === path.length || !isObject(value)) return
    found = {
      name: isDetail ? `a row by ${String(around['key'])}` : String(value['label']),
      isOpen: instances.some((one) => one.path.length > opened.length && isWithin(one.path, opened)),
      asks: value['do'] === 'sheet',
    }
  })
  return found
}

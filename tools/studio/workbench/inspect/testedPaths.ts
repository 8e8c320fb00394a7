import { isObject, readPath } from '@pagewright/engine/studio'
import { canBeAssumed } from '../assumptions'
import type { Snapshot } from './snapshot'

/** A value that conditions of a page test, and that can be assumed. */
export interface TestedPath {
  readonly path: string
  /** The value that the page has now. */
  readonly found: unknown
  /** True if a test asks for yes or no. */
  readonly isFlag: boolean
}

/** Lists the values that the conditions of a page test and that can be assumed, in the order of the page. */
export function testedPaths({ page, scope }: Pick<Snapshot, 'page' | 'scope'>): readonly TestedPath[] {
  const flags = new Map<string, boolean>()
  const addTests = (conditions: unknown): void => {
    if (!isObject(conditions)) return
    for (const [path, test] of Object.entries(conditions)) {
      if (path === 'any' && Array.isArray(test)) test.forEach(addTests)
      else if (canBeAssumed(path)) flags.set(path, flags.get(path) === true || typeof test === 'boolean')
    }
  }
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look)
    if (!isObject(value)) return
    addTests(value['when'])
    for (const member of Object.values(value)) look(member)
  }
  look(page)
  return [...flags].map(([path, isFlag]) => ({ path, found: readPath(scope, path), isFlag }))
}

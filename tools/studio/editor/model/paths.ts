// The paths to values that a part of a page may use.
import { isObject } from '@pagewright/engine/studio'
import { valueAtPath } from '@pagewright/cli/browser'
import type { KnownPath, StudioProduct } from '../../server/api/studioProduct'

interface Around {
  readonly page: unknown
  readonly state: { readonly product: StudioProduct }
}

/** Returns the paths that a part sees: of the person, the row or answer around it, and the form around it. */
export function pathsAround({ page, state }: Around, path: readonly string[]): readonly KnownPath[] {
  const { known } = state.product
  const below = (root: string, paths: readonly KnownPath[]) =>
    paths.map((one) => ({ ...one, path: `${root}.${one.path}` }))
  const found: KnownPath[] = []
  path.forEach((_name, index) => {
    const part = valueAtPath(page, path.slice(0, index + 1))
    if (!isObject(part)) return
    const { rows, call, block, form } = part
    if (typeof rows === 'string') found.push(...below('row', known.endpoints[rows]?.rows ?? []))
    if (block === 'record' && typeof call === 'string')
      found.push(...below('answer', known.endpoints[call]?.answer ?? []))
    if (typeof form === 'string') found.push(...below('form', known.forms[form] ?? []))
  })
  return [...found, ...known.scope.filter((one) => !one.path.startsWith('query'))]
}

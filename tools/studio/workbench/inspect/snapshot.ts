// A snapshot of a page: its config, and each component with a part of it, with the scope that the part's conditions
// see.
import { type FormController, isObject, type PageConfig } from '@pagewright/engine/studio'
import { configMap, type ConfigMap } from './configMap'
import { propsOf, rootFiber, type Fiber } from './fibers'

export type Scope = { readonly [name: string]: unknown }

/** A component with a part of the config as a prop. */
export interface Instance {
  readonly path: readonly string[]
  readonly scope: Scope
}

/** The part of the running site that this folder uses. */
export interface RunningSite {
  readonly marketId: string
  readonly site: { readonly [route: string]: unknown }
  readonly native: { readonly isHosted: boolean; has(call: string): boolean }
}

export interface Snapshot {
  readonly route: string
  readonly page: PageConfig
  readonly configs: ConfigMap
  readonly instances: readonly Instance[]
  readonly running: RunningSite
  readonly scope: Scope
}

/** Takes a snapshot of the page in a document. Returns undefined while there is no page. */
export function takeSnapshot(document: Document): Snapshot | undefined {
  const root = rootFiber(document)
  if (!root) return undefined
  let running: RunningSite | undefined
  let shown: { readonly route: string; readonly page: PageConfig; readonly configs: ConfigMap } | undefined
  let pageScope: Scope | undefined
  const instances: Instance[] = []

  const visit = (fiber: Fiber, around: Scope): void => {
    const props = propsOf(fiber)
    if (isRunning(props['value'])) running = props['value']
    const page = pageOf(props)
    if (page && !shown) shown = { ...page, configs: configMap(page.page) }
    const scope = scopeIn(props, around)
    if (scope !== around) pageScope ??= scope
    if (shown) for (const path of snapshotParts(props, shown.configs)) instances.push({ path, scope })
    for (let child = fiber.child; child; child = child.sibling) visit(child, scope)
  }
  visit(root, {})
  return shown && running && { ...shown, running, instances, scope: pageScope ?? {} }
}

export function snapshotParts(props: Scope, configs: ConfigMap): readonly (readonly string[])[] {
  return Object.values(props)
    .flatMap((value) => (isObject(value) ? [value, configIn(value), configIn(value['uiSchema'])] : []))
    .flatMap((value) => {
      const path = isObject(value) ? configs.get(value) : undefined
      return path ? [path] : []
    })
}

/** Returns the config of a form's field, which its `uiSchema` contains. */
function configIn(look: unknown): unknown {
  return isObject(look) ? look['ui:config'] : undefined
}

function pageOf({ path, route }: Scope): { readonly route: string; readonly page: PageConfig } | undefined {
  if (typeof path !== 'string' || !isObject(route) || !isObject(route['page'])) return undefined
  return { route: path, page: route['page'] as unknown as PageConfig }
}

/** Returns the scope within a component. It may add a scope, a row, or the values of a form. */
function scopeIn({ value, scope, row, block }: Scope, around: Scope): Scope {
  if (isScope(scope)) return scope
  if (isScope(value)) return value
  const values = formIn(value)?.current()
  if (isScope(values)) return values
  return isObject(row) && isObject(block) ? { ...around, row } : around
}

/** Returns the controller of a form that a context carries. */
export function formIn(value: unknown): FormController | undefined {
  const form = isObject(value) ? value['form'] : undefined
  return isObject(form) && typeof form['states'] === 'function' ? (form as unknown as FormController) : undefined
}

function isScope(value: unknown): value is Scope {
  return isObject(value) && ['query', 'now', 'market', 'host', 'data'].every((name) => name in value)
}

function isRunning(value: unknown): value is RunningSite {
  return (
    isObject(value) && typeof value['marketId'] === 'string' && isObject(value['site']) && isObject(value['native'])
  )
}

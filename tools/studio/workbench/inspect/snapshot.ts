// What a page shows at a moment: its config, and each component that was handed a part of it, with what that part's
// conditions may look at there.
import { isObject, type PageConfig } from '@pagewright/engine/studio'
import { configMap, type ConfigMap } from './configMap'
import { propsOf, rootFiber, type Fiber } from './fibers'

export type Scope = { readonly [name: string]: unknown }

/** A component that was handed a part of the config. */
export interface Instance {
  readonly path: readonly string[]
  readonly scope: Scope
}

/** As much of the running site as is looked at here. */
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

/** Takes a snapshot of the page in a document; undefined while none is shown. */
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
    if (shown) for (const path of partsOf(props, shown.configs)) instances.push({ path, scope })
    for (let child = fiber.child; child; child = child.sibling) visit(child, scope)
  }
  visit(root, {})
  return shown && running && { ...shown, running, instances, scope: pageScope ?? {} }
}

/** The paths of the parts of the config that a component was handed. */
export function partsOf(props: Scope, configs: ConfigMap): readonly (readonly string[])[] {
  return Object.values(props)
    .flatMap((value) => (isObject(value) ? [value, configIn(value), configIn(value['uiSchema'])] : []))
    .flatMap((value) => {
      const path = isObject(value) ? configs.get(value) : undefined
      return path ? [path] : []
    })
}

/** The look of a form's field carries its config; a plain field is handed on with its look. */
function configIn(look: unknown): unknown {
  return isObject(look) ? look['ui:config'] : undefined
}

function pageOf({ path, route }: Scope): { readonly route: string; readonly page: PageConfig } | undefined {
  if (typeof path !== 'string' || !isObject(route) || !isObject(route['page'])) return undefined
  return { route: path, page: route['page'] as unknown as PageConfig }
}

/** A component may bring a scope, a row, or a form's values; what stands in it sees them. */
function scopeIn({ value, scope, row, block }: Scope, around: Scope): Scope {
  if (isScope(scope)) return scope
  if (isScope(value)) return value
  if (isObject(value) && isObject(value['store'])) {
    const { scope: read } = value['store']
    const found: unknown = typeof read === 'function' ? read() : undefined
    if (isScope(found)) return found
  }
  return isObject(row) && isObject(block) ? { ...around, row } : around
}

function isScope(value: unknown): value is Scope {
  return isObject(value) && ['query', 'now', 'market', 'host', 'data'].every((name) => name in value)
}

function isRunning(value: unknown): value is RunningSite {
  return (
    isObject(value) && typeof value['marketId'] === 'string' && isObject(value['site']) && isObject(value['native'])
  )
}

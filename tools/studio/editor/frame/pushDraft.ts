// Shows unsaved changes in a page that runs, without loading it again.
import { isObject } from '@pagewright/engine/studio'
import type { JsonObject, StudioTexts } from '../../server/api/studioProduct'
import type { PageWindow } from '../../shell/windowPage'
import { type Fiber, propsOf, rootFiber } from '../../workbench/inspect/fibers'

/** The unsaved state of a page. */
export interface FrameDraft {
  readonly route: string
  readonly page: JsonObject
  /** True if the page is as it is saved. One that `generate` has stopped then stays so. */
  readonly isSaved: boolean
  /** Changed messages, by language. */
  readonly texts: { readonly [language: string]: StudioTexts }
  /** Changed properties of the theme: a value, or null for the one of the sheet. */
  readonly tokens: { readonly [property: string]: string | null }
}

interface QueryClient {
  getQueryData(key: readonly unknown[]): unknown
  setQueryData(key: readonly unknown[], data: unknown): void
}
interface MutableTexts {
  put?(language: string, messages: StudioTexts): void
}
interface Registry {
  registerEndpoints(endpoints: object): void
}
/** The parts of a running page that take changes. */
interface Running {
  readonly client: QueryClient
  readonly texts: MutableTexts
  readonly app: Registry
}

/** Modules that were loaded without their blocks, because their pages have mistakes. */
const stopped = new WeakMap<Document, JsonObject>()
const running = new WeakMap<Document, Running>()
const shown = new WeakMap<Document, Map<string, string>>()

/** Shows a draft in the page of a window. Returns false while the page is not there yet. */
export function pushDraft(window: PageWindow, { route, page, isSaved, texts, tokens }: FrameDraft): boolean {
  const { document } = window
  const parts = runningIn(document)
  const loaded = parts?.client.getQueryData(['route', route])
  if (!parts || !isObject(loaded)) return false
  if (isStopped(loaded)) stopped.set(document, loaded)
  const saved = isSaved ? stopped.get(document) : undefined
  onceEach(document, 'page', JSON.stringify([route, page]), () => {
    if (saved) return parts.client.setQueryData(['route', route], saved)
    // An object of the window's own realm lets React Query keep what has not changed.
    const own: unknown = window.JSON.parse(JSON.stringify(page))
    parts.client.setQueryData(['route', route], { ...loaded, page: own, problems: [] })
  })
  for (const [language, messages] of Object.entries(texts))
    onceEach(document, `texts ${language}`, JSON.stringify(messages), () => parts.texts.put?.(language, messages))
  const { style } = document.documentElement
  for (const [property, value] of Object.entries(tokens))
    onceEach(document, property, String(value), () => {
      if (value === null) style.removeProperty(property)
      else style.setProperty(property, value)
    })
  return true
}

/** Shows a whole module of a page, with forms and endpoints that the saved one does not have. */
export function pushModule(window: PageWindow, route: string, module: JsonObject): void {
  const parts = runningIn(window.document)
  if (!parts) return
  parts.app.registerEndpoints(module['endpoints'] as object)
  parts.client.setQueryData(['route', route], module)
  shown.get(window.document)?.delete('page')
}

/** Returns the module of a page that runs, or undefined while there is none. */
export function moduleIn(document: Document, route: string): JsonObject | undefined {
  const loaded = runningIn(document)?.client.getQueryData(['route', route])
  return isObject(loaded) ? loaded : undefined
}

/** Returns true for the module of a page that has mistakes, and so says only that it cannot be shown. */
export function isStopped({ problems }: JsonObject): boolean {
  return Array.isArray(problems) && problems.length > 0
}

function onceEach(document: Document, name: string, value: string, show: () => void): void {
  const known = shown.get(document) ?? new Map<string, string>()
  shown.set(document, known)
  if (known.get(name) === value) return
  known.set(name, value)
  show()
}

function runningIn(document: Document): Running | undefined {
  const known = running.get(document)
  const root = known ? undefined : rootFiber(document)
  if (known || !root) return known
  const found: { client?: QueryClient; texts?: MutableTexts; app?: Registry } = {}
  const visit = (fiber: Fiber, depth: number): void => {
    const { client, value } = propsOf(fiber)
    if (isObject(client) && 'setQueryData' in client) found.client ??= client as unknown as QueryClient
    if (isObject(value) && 'put' in value && 'loadPart' in value) found.texts ??= value as MutableTexts
    if (isObject(value) && 'registerEndpoints' in value) found.app ??= value as unknown as Registry
    if (depth < 30) for (let child = fiber.child; child; child = child.sibling) visit(child, depth + 1)
  }
  visit(root, 0)
  const { client, texts, app } = found
  if (!client || !texts || !app) return undefined
  running.set(document, { client, texts, app })
  return running.get(document)
}

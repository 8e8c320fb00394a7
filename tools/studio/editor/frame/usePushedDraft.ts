import { useEffect, useEffectEvent, useState } from 'react'
import { isObject } from '@pagewright/engine/studio'
import { toPathChange } from '@pagewright/cli/browser'
import type { JsonObject, StudioProduct, StudioTexts } from '../../server/api/studioProduct'
import { draftModules } from '../../server/api/studioAddress'
import type { PageWindow } from '../../shell/windowPage'
import type { ColumnState } from '../../workbench/column'
import type { CallApi } from '../model/apiClient'
import type { StudioState } from '../model/createStudio'
import { effectivePage } from '../model/draftProduct'
import { createNewest } from '../model/newest'
import { moduleIn, pushDraft, pushModule } from './pushDraft'

/** Shows the unsaved changes in the page of the frame, at each change and after each load of a page. */
export function usePushedDraft(
  { window: page, seen, combination }: ColumnState,
  state: StudioState,
  ask: CallApi,
): void {
  const { product, saved, changes } = state
  const [modules] = useState(createNewest)
  // A plan notes what it has seen in each change. This makes a new list of the same changes.
  const changesNow = useEffectEvent(() => changes.map(({ change }) => change))
  useEffect(() => {
    if (!page || page.closed) return undefined
    const { market } = combination
    const route = routeIn(page, product)
    const config = route === undefined ? undefined : effectivePage(product, market, route)
    if (route === undefined || !config) return undefined
    const draft = {
      route,
      page: config,
      isSaved: JSON.stringify(config) === JSON.stringify(effectivePage(saved, market, route)),
      texts: changedTexts(saved, product),
      tokens: changedTokens(saved, product, market, combination.scheme),
    }
    let isWanted = true
    const push = () => {
      if (isWanted) pushDraft(page, draft)
    }
    // A page that is just loading takes the changes as soon as it is there.
    const timer = moduleIn(page.document, route) ? undefined : setTimeout(push, retryMs)
    push()
    const asked = changesNow()
    if (needsModule(page, route, config, asked))
      // The server makes one module at a time. If it refuses, the plan has the reason, and the page stays as it was.
      modules.run(async () => {
        if (!isWanted) return
        const module = await loadModule(page, { ask, changes: asked, market, route })
        if (isWanted) pushModule(page, route, module)
        push()
      })
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [page, seen, product, saved, combination, ask, modules])
}

const retryMs = 300

function routeIn(page: PageWindow, { pages }: StudioProduct): string | undefined {
  const { pathname } = page.location
  return Object.keys(pages).find((route) => route.toLowerCase() === pathname.toLowerCase())
}

function changedTexts(saved: StudioProduct, product: StudioProduct): { readonly [language: string]: StudioTexts } {
  return Object.fromEntries(
    Object.entries(product.locales).map(([language, texts]) => {
      const old = saved.locales[language] ?? {}
      for (const [key, text] of Object.entries(texts)) if (old[key] !== text) touched.add(key)
      // A text whose change was taken back is shown as it was.
      return [language, Object.fromEntries(Object.entries(texts).filter(([key]) => touched.has(key)))]
    }),
  )
}

/** Keys of all messages that were changed since the studio opened. */
const touched = new Set<string>()

function changedTokens(saved: StudioProduct, product: StudioProduct, market: string, scheme: 'light' | 'dark') {
  const of = (one: StudioProduct) => {
    const tokens = one.markets[market]?.['tokens']
    const light = isObject(tokens) && isObject(tokens['light']) ? tokens['light'] : {}
    const dark = isObject(tokens) && isObject(tokens['dark']) ? tokens['dark'] : {}
    return (scheme === 'light' ? light : { ...light, ...dark }) as StudioTexts
  }
  const [old, now] = [of(saved), of(product)]
  const defaults = { ...product.tokens.light, ...(scheme === 'dark' && product.tokens.dark) }
  return Object.fromEntries(
    Object.keys(defaults).map((name) => {
      const property = /^#|^rgb/.test(defaults[name] ?? '') && !plain.has(name) ? `--pw-color-${name}` : `--pw-${name}`
      return [property, old[name] === now[name] ? null : (now[name] ?? defaults[name] ?? null)]
    }),
  )
}

/** Other tokens whose values contain colours. */
const plain: ReadonlySet<string> = new Set(['gradient-hero', 'hue-2', 'hue-3', 'hue-4'])

/** Returns whether the page names something that its loaded module does not have. */
function needsModule(
  page: PageWindow,
  route: string,
  config: JsonObject,
  changes: readonly Parameters<typeof toPathChange>[0][],
): boolean {
  const module = moduleIn(page.document, route)
  if (!module) return false
  if (changes.some((change) => toPathChange(change).schema !== undefined)) return true
  const known = (name: string) => Object.keys(isObject(module[name]) ? module[name] : {})
  const [forms, endpoints, icons] = ['forms', 'endpoints', 'icons'].map(known)
  let isMissing = false
  const visit = (name: string, value: unknown): void => {
    if (typeof value === 'string') {
      if (name === 'form' && !forms?.includes(value)) isMissing = true
      if ((name === 'call' || name === 'rows') && value.includes(' /') && !endpoints?.includes(value)) isMissing = true
      if (name === 'icon' && !icons?.includes(value)) isMissing = true
    } else if (isObject(value)) for (const [member, one] of Object.entries(value)) visit(member, one)
  }
  visit('', config)
  return isMissing
}

interface Wanted {
  readonly ask: CallApi
  readonly changes: readonly Parameters<typeof toPathChange>[0][]
  readonly market: string
  readonly route: string
}

/** Loads the module of a page with changes, in the realm of the page. */
async function loadModule(page: PageWindow, { ask, changes, market, route }: Wanted): Promise<JsonObject> {
  const { name } = await ask('draft', { changes })
  const address = `/@id/__x00__${draftModules}${name}/${market}/page${route}`
  const { route: module } = (await import(/* @vite-ignore */ new URL(address, page.location.origin).href)) as {
    readonly route: JsonObject
  }
  return module
}

import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useApp } from '../app/app'
import type { NativeHost } from '../../native/nativeHost'
import { isFullyResolved, resolveBindings } from '../../language/runtime/resolveBindings'
import type { Args, Body } from '../../language/types/plain'
import { useTranslate } from '../../i18n/useTranslate'
import type { PageConfig } from '../../language/types/plainPage'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import type { ScopeValues } from '../scope/scope'
import type { PageSources } from '../scope/sources'

/** Returns the app around the page, and re-renders when its abilities change: it may connect late. */
export function useNativeHost(): NativeHost {
  const { native } = useApp()
  useSyncExternalStore(native.subscribe, () => native.version)
  return native
}

/** Returns a function that resolves the arguments of a native call: literals, values of the scope, and messages. */
export function useResolveArgs(): (args: Args | undefined, scope: object) => { readonly [name: string]: unknown } {
  const translate = useTranslate()
  return useCallback(
    (args = {}, scope) => {
      const members = Object.entries(args).map(([name, value]) => [
        name,
        isMessage(value) ? translate(value, scope) : value,
      ])
      return resolveBindings(Object.fromEntries(members) as Body, scope)
    },
    [translate],
  )
}

function isMessage(value: Args[string]): value is Extract<Args[string], { readonly say: string }> {
  return typeof value === 'object' && value !== null && 'say' in value
}

/** Makes the native calls of a page when it opens, each once, as soon as the values it reads are loaded. */
export function useCallsOnOpen({ opened }: PageConfig, scope: ScopeValues, sources: PageSources): void {
  const { native } = useApp()
  const resolveArgs = useResolveArgs()
  const made = useRef(new Set<string>())
  useEffect(() => {
    for (const [id, { call, args, when }] of orderedEntries(opened)) {
      if (made.current.has(id) || sources.stateOf(when) !== 'ready') continue
      const bound = resolveArgs(args, scope)
      if (!evaluateCondition(when, scope) || !isFullyResolved(args, bound)) continue
      made.current.add(id)
      void native.call(call, bound)
    }
  }, [opened, native, scope, sources, resolveArgs])
}

import { useCallback, useSyncExternalStore } from 'react'
import { useApp } from '../app/app'
import type { NativeHost } from '../../native/nativeHost'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { Args, Body } from '../../language/types/plain'
import { useTranslate } from '../../i18n/useTranslate'

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

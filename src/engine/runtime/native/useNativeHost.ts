import { useCallback, useSyncExternalStore } from 'react'
import { useApp } from '../app/app'
import type { NativeHost } from '../../native/nativeHost'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { Args, Body } from '../../language/types/plain'
import { useTranslate } from '../scope/useTranslate'

/** Gives the app around the page, and renders again when it can do other things than before: it may come late. */
export function useNativeHost(): NativeHost {
  const { native } = useApp()
  useSyncExternalStore(native.subscribe, () => native.version)
  return native
}

/** Gives what fills in the arguments of a native call: literals, values of the scope, and words in the language of the page. */
export function useResolveArgs(): (args: Args | undefined, scope: object) => { readonly [name: string]: unknown } {
  const translate = useTranslate()
  return useCallback(
    (args = {}, scope) => {
      const members = Object.entries(args).map(([name, value]) => [
        name,
        isSaid(value) ? translate(value, scope) : value,
      ])
      return resolveBindings(Object.fromEntries(members) as Body, scope)
    },
    [translate],
  )
}

function isSaid(value: Args[string]): value is Extract<Args[string], { readonly say: string }> {
  return typeof value === 'object' && value !== null && 'say' in value
}

import { useSyncExternalStore } from 'react'
import { useApp } from '../app'
import type { NativeHost } from './nativeHost'

/** Gives the app around the page, and renders again when it can do other things than before: it may come late. */
export function useHost(): NativeHost {
  const { native } = useApp()
  useSyncExternalStore(native.subscribe, () => native.version)
  return native
}

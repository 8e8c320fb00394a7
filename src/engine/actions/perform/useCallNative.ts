import { useCallback } from 'react'
import { useApp } from '../../runtime/app/app'
import { useCopy } from './useCopy'

/** Returns a function that calls the app, and copies the text that the app leaves to the page. */
export function useCallNative(): (call: string, args: { readonly [name: string]: unknown }) => Promise<void> {
  const { native } = useApp()
  const copy = useCopy()
  return useCallback(
    async (call, args) => {
      const copying = await native.call(call, args)
      if (copying) await copy(copying.text, copying.tips)
    },
    [native, copy],
  )
}

import { useApp } from '../../runtime/app/app'
import { useCopy } from './useCopy'

/**
 * Returns a function that calls the app with resolved arguments. If the app leaves a text to the page (`CopyRequest`),
 * the page copies it.
 */
export function useCallNative(): (call: string, args: { readonly [name: string]: unknown }) => Promise<void> {
  const { native } = useApp()
  const copy = useCopy()
  return async (call, args) => {
    const copying = await native.call(call, args)
    if (copying) await copy(copying.text, copying.tips)
  }
}

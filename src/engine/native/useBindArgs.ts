import { useCallback } from 'react'
import { bind } from '../config/bind'
import type { Args, Body } from '../config/plain'
import { useSay } from '../page/useSay'

/** Gives what fills in the arguments of a native call: literals, values of the scope, and words in the language of the page. */
export function useBindArgs(): (args: Args | undefined, scope: object) => { readonly [name: string]: unknown } {
  const say = useSay()
  return useCallback(
    (args = {}, scope) => {
      const members = Object.entries(args).map(([name, value]) => [name, isSaid(value) ? say(value, scope) : value])
      return bind(Object.fromEntries(members) as Body, scope)
    },
    [say],
  )
}

function isSaid(value: Args[string]): value is Extract<Args[string], { readonly say: string }> {
  return typeof value === 'object' && value !== null && 'say' in value
}

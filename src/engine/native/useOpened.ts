import { useEffect, useRef } from 'react'
import { useApp } from '../app'
import { isWhole } from '../config/bind'
import type { Page } from '../config/plainPage'
import { holds } from '../config/when'
import { inOrder } from '../page/order'
import type { ScopeValues } from '../page/scope'
import type { Sources } from '../page/sources'
import { useBindArgs } from './useBindArgs'

/** Makes the calls that a page asks of the app when it opens, each once, as soon as what it looks at is there. */
export function useOpened({ opened }: Page, scope: ScopeValues, sources: Sources): void {
  const { native } = useApp()
  const bindArgs = useBindArgs()
  const made = useRef(new Set<string>())
  useEffect(() => {
    for (const [id, { call, args, when }] of inOrder(opened)) {
      if (made.current.has(id) || sources.stateOf(when) !== 'ready') continue
      const bound = bindArgs(args, scope)
      if (!holds(when, scope) || !isWhole(args, bound)) continue
      made.current.add(id)
      void native.call(call, bound)
    }
  }, [opened, native, scope, sources, bindArgs])
}

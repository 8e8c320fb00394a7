import { useEffect, useRef } from 'react'
import { useApp } from '../app/app'
import { isWhole } from '../../language/runtime/bind'
import type { Page } from '../../language/types/plainPage'
import { holds } from '../../language/runtime/when'
import { inOrder } from '../../lib/compare'
import type { ScopeValues } from '../scope/scope'
import type { Sources } from '../scope/sources'
import { useBindArgs } from './useHost'

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

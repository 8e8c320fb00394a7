import { useEffect, useRef } from 'react'
import { useApp } from '../app/app'
import { isFullyResolved } from '../../language/runtime/resolveBindings'
import type { PageConfig } from '../../language/types/plainPage'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import type { ScopeValues } from '../scope/scope'
import type { PageSources } from '../scope/sources'
import { useResolveArgs } from './useNativeHost'

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

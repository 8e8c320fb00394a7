import { useRef, useState } from 'react'
import { useApp } from '../../runtime/app/app'
import type { Action, ById } from '../../language/types/plain'
import { evaluateCondition, readPath } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import { useNativeHost } from '../../runtime/native/useNativeHost'
import { useTranslate } from '../../runtime/scope/useTranslate'
import { useActionPlace } from './placeContext'
import { usePerform } from './usePerform'

/** An action as a button or a menu row shows it. */
export interface ActionView {
  readonly id: string
  readonly label: string
  readonly icon: string | undefined
  readonly tone: Action['tone']
  readonly note: string | undefined
  readonly count: number | undefined
  /** Why it cannot be pressed now. */
  readonly reason: string | undefined
  readonly isBusy: boolean
  press(): void
}

/** The actions that may be shown now, each with its state; one that runs cannot be pressed a second time. */
export function useActions(
  actions: ById<Action> | undefined,
  scope: object,
  order?: readonly string[],
): readonly ActionView[] {
  const { site } = useApp()
  const native = useNativeHost()
  const perform = usePerform()
  const translate = useTranslate()
  const place = useActionPlace()
  const running = useRef(new Set<string>())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  async function press(id: string, action: Action) {
    // State comes a render late: two taps in one frame meet the set.
    if (running.current.has(id)) return
    running.current.add(id)
    setBusy(new Set(running.current))
    try {
      await perform(action, scope, place)
    } finally {
      running.current.delete(id)
      setBusy(new Set(running.current))
    }
  }

  /** What this host or market does not have is not offered. */
  function isPossible(action: Action): boolean {
    if (action.do === 'native') return native.has(action.call)
    return action.do !== 'link' || Object.hasOwn(site, action.to)
  }

  return orderedEntries(actions, order)
    .filter(([, action]) => evaluateCondition(action.when, scope) && isPossible(action))
    .map(([id, action]) => ({
      id,
      label: translate(action.label, scope),
      icon: action.icon,
      tone: action.tone,
      note: action.do === 'link' && action.note ? translate(action.note, scope) : undefined,
      count: action.do === 'link' && action.count ? countOf(readPath(scope, action.count)) : undefined,
      reason:
        action.enabled && !evaluateCondition(action.enabled.when, scope)
          ? translate(action.enabled.otherwise, scope)
          : undefined,
      isBusy: busy.has(id),
      press: () => void press(id, action),
    }))
}

function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined
}

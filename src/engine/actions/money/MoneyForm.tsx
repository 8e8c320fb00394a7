import { Fragment, useLayoutEffect, useState, type ReactNode } from 'react'
import { useApp } from '../../runtime/app/app'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { CallAction } from '../../language/types/plain'
import type { OpenIntent } from '../../money/money'
import { normalizedText } from '../../money/outcomeRule'
import { useNavigateTo, type NavigationTarget } from '../../runtime/navigation/useNavigateTo'
import { MoneyNotices } from './MoneyNotices'
import { useMoneyNotices } from './useMoneyNotices'

interface MoneyFormProps {
  /** Key of the form's draft. */
  readonly id: string
  readonly submit: CallAction
  readonly scope: object
  readonly children: ReactNode
}

/** Renders a form that moves money. Its intents stand in its place until their results are known and read. */
export function MoneyForm({ id, submit, scope, children }: MoneyFormProps) {
  const { drafts, keptValues, money } = useApp()
  const navigateTo = useNavigateTo()
  const { intents, read, check } = useMoneyNotices()
  const [round, setRound] = useState(0)
  const bound = resolveBindings(submit.body, scope)
  const own = intents.filter(({ endpoint, facts }) => endpoint === submit.call && agree(facts, bound))
  const keys = own.map(({ key }) => key).join(' ')
  // The page shows every intent that no form shows.
  useLayoutEffect(() => money.claim(keys.split(' ')), [money, keys])
  const found = foundOf(submit)

  function onRead(intent: OpenIntent) {
    if (intent.state === 'done') {
      if (submit.keeps && intent.ref !== undefined) keptValues.add(submit.keeps.as, intent.ref)
      // The draft was sent, so it must not come back.
      drafts.clear(id)
      setRound(round + 1)
    }
    read(intent)
  }

  function onFound(intent: OpenIntent) {
    onRead(intent)
    if (found) void navigateTo(found, { ...scope, ref: intent.ref })
  }

  return (
    <>
      <MoneyNotices intents={own} onFound={found && onFound} onCheck={check} onRead={onRead} />
      <div hidden={own.some(({ state }) => state !== 'free' && state !== 'refused')}>
        <Fragment key={round}>{children}</Fragment>
      </div>
    </>
  )
}

function foundOf({ found, then }: CallAction): NavigationTarget | undefined {
  if (found) return found
  return typeof then === 'object' && 'to' in then && !('signIn' in then) ? then : undefined
}

/** Tells whether an intent may come from this form: both have the same bound values. */
function agree(facts: OpenIntent['facts'], bound: { readonly [name: string]: unknown }): boolean {
  return Object.entries(bound).every(
    ([name, value]) => !(name in facts) || normalizedText(facts[name]) === normalizedText(value),
  )
}

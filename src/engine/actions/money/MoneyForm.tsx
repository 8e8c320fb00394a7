import { Fragment, useState, type ReactNode } from 'react'
import { useApp } from '../../runtime/app/app'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { CallAction } from '../../language/types/plain'
import type { OpenIntent } from '../../money/money'
import { normalizedText } from '../../money/outcomeRule'
import { useNavigateTo, type NavigationTarget } from '../../runtime/navigation/useNavigateTo'
import { MoneyNotices } from './MoneyNotices'
import { useMoneyNotices } from './useMoneyNotices'

interface MoneyFormProps {
  /** Names the form's draft. */
  readonly id: string
  readonly submit: CallAction
  readonly scope: object
  readonly children: ReactNode
}

/** A form that moves money: while it is not known, or not read, what became of what was sent, that stands in its place. */
export function MoneyForm({ id, submit, scope, children }: MoneyFormProps) {
  const { drafts } = useApp()
  const navigateTo = useNavigateTo()
  const { intents, read, check } = useMoneyNotices()
  const [round, setRound] = useState(0)
  const bound = resolveBindings(submit.body, scope)
  const own = intents.filter(({ endpoint, facts }) => endpoint === submit.call && agree(facts, bound))
  const found = foundOf(submit)

  function onRead(intent: OpenIntent) {
    if (intent.state === 'done') {
      // What was filled in has been sent: it does not come up again.
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

/** Whether an intent may come from this form: what the form always sends is what was sent. */
function agree(facts: OpenIntent['facts'], bound: { readonly [name: string]: unknown }): boolean {
  return Object.entries(bound).every(
    ([name, value]) => !(name in facts) || normalizedText(facts[name]) === normalizedText(value),
  )
}

// The part of a page that moves money: the form, and the notices of what is not known yet. One chunk.
import { Fragment, type ReactNode, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../runtime/app/app'
import type { OpenIntent } from '../../money/money'
import { type NavigationTarget, useNavigateTo } from '../../runtime/navigation/useNavigateTo'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { CallAction } from '../../language/types/plain'
import { normalizedText } from '../../money/outcomeRule'
import { isUnresolved } from '../../money/journal/intent'
import { intentMessageKey } from '../../money/intentMessageKey'
import { useTexts } from '../../i18n/useTexts'
import { Button } from '../../ui/input/Button'
import { Notice } from '../../ui/feedback/Notice'

export { openMoney } from '../../money/openMoney'

interface PageMoneyProps {
  /** True on a page with a call that moves money. */
  readonly movesMoney: boolean
}

/** Tells of all intents that no form on the page shows, whatever page they began on. */
export function PageMoney({ movesMoney }: PageMoneyProps) {
  const { money, site } = useApp()
  const navigateTo = useNavigateTo()
  const { intents, isKept, read, check } = useMoneyNotices()
  const own = intents.filter((intent) => !money.isClaimed(intent))
  // A stored address is followed only to a page of the product.
  const canFind = ({ found, ref }: OpenIntent) => found !== undefined && found.to in site && ref !== undefined

  function onFound(intent: OpenIntent) {
    read(intent)
    if (intent.found) void navigateTo(intent.found, { ref: intent.ref })
  }

  return (
    <>
      {movesMoney && !isKept && <NothingKept />}
      <MoneyNotices intents={own} canFind={canFind} onFound={onFound} onCheck={check} onRead={read} />
    </>
  )
}

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

interface MoneyNoticesProps {
  readonly intents: readonly OpenIntent[]
  /** Opens the page of the result. */
  readonly onFound?: ((intent: OpenIntent) => void) | undefined
  /** Tells whether the result has a page; every one by default. */
  readonly canFind?: (intent: OpenIntent) => boolean
  /** Asks the server about the intent at once. */
  onCheck(intent: OpenIntent): void
  onRead(intent: OpenIntent): void
}

/** Shows the state of each intent until the person has read its result. */
function MoneyNotices({ intents, onFound, canFind = () => true, onCheck, onRead }: MoneyNoticesProps) {
  const texts = useTexts()
  const cache = useQueryClient()
  const done = intents
    .filter(({ state }) => state === 'done')
    .map(({ key }) => key)
    .join()

  // The answers on the screen are older than the result.
  useEffect(() => {
    if (done === '') return
    void cache.invalidateQueries({ queryKey: ['read'] })
    void cache.invalidateQueries({ queryKey: ['list'] })
  }, [done, cache])

  if (intents.length === 0) return null
  return (
    <div className="pw-money pw-notices" role="status">
      {intents.map((intent) => (
        <Notice
          key={intent.key}
          tone={intent.state === 'done' ? 'good' : 'warn'}
          icon={isUnresolved(intent) ? 'clock' : undefined}
          title={intent.label !== undefined && texts.has(intent.label) ? texts.t(intent.label) : undefined}
        >
          {texts.t(intentMessageKey(intent.state))}
          {isUndecided(intent) && (
            <p className="pw-notice-ref">{texts.t('engine.money.reference', { ref: referenceOf(intent) })}</p>
          )}
          {!isUnresolved(intent) && (
            <div className="pw-notice-actions">
              {intent.state === 'done' && onFound && canFind(intent) && (
                <Button small tone="primary" onPress={() => onFound(intent)}>
                  {texts.t('engine.money.see')}
                </Button>
              )}
              {isUndecided(intent) && (
                <Button small tone="primary" onPress={() => onCheck(intent)}>
                  {texts.t('engine.money.check')}
                </Button>
              )}
              <Button small onPress={() => onRead(intent)}>
                {texts.t(isUndecided(intent) ? 'engine.close' : 'engine.ok')}
              </Button>
            </div>
          )}
        </Notice>
      ))}
    </div>
  )
}

/** Warns where a payment is forgotten when the browser closes. */
function NothingKept() {
  return (
    <div className="pw-money pw-notices">
      <Notice tone="warn">{useTexts().t('engine.money.notKept')}</Notice>
    </div>
  )
}

/** Lets the person decide what happened when the server's records do not tell. */
function isUndecided({ state }: OpenIntent): boolean {
  return state === 'unclear' || state === 'broken'
}

/** Returns the reference that a supporter can search for: the first characters of the idempotency key. */
function referenceOf({ key }: OpenIntent): string {
  return key.slice(0, 8).toUpperCase()
}

interface MoneyNoticesState {
  /** Intents whose state the person must see. */
  readonly intents: readonly OpenIntent[]
  /** False if this browser forgets intents when it is closed or killed. */
  readonly isKept: boolean
  read(intent: OpenIntent): void
  /** Asks the server about an intent at once. */
  check(intent: OpenIntent): void
}

/** Returns the intents that a notice must show. Suspends until the journal has loaded. */
function useMoneyNotices(): MoneyNoticesState {
  const { money: lazyMoney } = useApp()
  const money = lazyMoney.loaded() ?? use(lazyMoney.open())
  const open = useSyncExternalStore(money.subscribe, money.open)
  useSyncExternalStore(lazyMoney.subscribe, lazyMoney.version)
  return {
    intents: open.filter((intent) => !lazyMoney.isPerforming(intent)),
    isKept: money.isKept(),
    read: ({ key }) => void money.acknowledge(key),
    check: ({ key }) => void money.check(key),
  }
}

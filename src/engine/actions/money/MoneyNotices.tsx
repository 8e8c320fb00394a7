import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { isUnresolved } from '../../money/journal/intent'
import type { OpenIntent } from '../../money/money'
import { intentMessageKey } from '../../money/intentMessageKey'
import { useTexts } from '../../i18n/useTexts'
import { Button } from '../../ui/input/Button'
import { Notice } from '../../ui/feedback/Notice'

interface MoneyNoticesProps {
  readonly intents: readonly OpenIntent[]
  /** Opens the page of the result. */
  readonly onFound?: ((intent: OpenIntent) => void) | undefined
  /** Tells whether the result has a page; every one by default. */
  readonly canFind?: (intent: OpenIntent) => boolean
  /** Asks the server about the intent at once. */
  onCheck(intent: OpenIntent): void
  /** Marks the intent as read. */
  onRead(intent: OpenIntent): void
}

/** Shows the state of each intent until the person has read its result. */
export function MoneyNotices({ intents, onFound, canFind = () => true, onCheck, onRead }: MoneyNoticesProps) {
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
export function NothingKept() {
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

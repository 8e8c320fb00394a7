import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { isOpen } from '../money/intent'
import type { OpenIntent } from '../money/money'
import { useTexts } from '../text/useTexts'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'

interface MoneyNoticesProps {
  readonly intents: readonly OpenIntent[]
  /** Leads to what was done. */
  readonly onFound?: ((intent: OpenIntent) => void) | undefined
  /** The person knows. */
  onRead(intent: OpenIntent): void
}

/** Says of each intent what is known of it, until the person has read how it ended. */
export function MoneyNotices({ intents, onFound, onRead }: MoneyNoticesProps) {
  const texts = useTexts()
  const cache = useQueryClient()
  const done = intents
    .filter(({ state }) => state === 'done')
    .map(({ key }) => key)
    .join()

  // What is on the screen was asked for before it was known.
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
          icon={isOpen(intent) ? 'clock' : undefined}
          title={intent.label !== undefined && texts.has(intent.label) ? texts.t(intent.label) : undefined}
        >
          {texts.t(wordsOf(intent))}
          {!isOpen(intent) && (
            <div className="pw-notice-actions">
              {intent.state === 'done' && onFound && (
                <Button small tone="primary" onPress={() => onFound(intent)}>
                  {texts.t('engine.money.see')}
                </Button>
              )}
              <Button small onPress={() => onRead(intent)}>
                {texts.t('engine.ok')}
              </Button>
            </div>
          )}
        </Notice>
      ))}
    </div>
  )
}

function wordsOf({ state }: OpenIntent): string {
  switch (state) {
    case 'done':
      return 'engine.money.done'
    case 'refused':
      return 'engine.money.refused'
    case 'free':
      return 'engine.money.free'
    default:
      return 'engine.money.checking'
  }
}

import { useRef } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { Notice } from '../../ui/feedback/Notice'
import { Isolated } from '../../ui/format/Isolated'
import { Button } from '../../ui/input/Button'
import { useEdgeBar } from '../../ui/overlay/edgeBars'
import type { Bulk } from './useBulk'
import './BulkBar.css'

/** Shows how many rows are chosen, and what can be done with them. */
export function BulkBar({ bulk }: { readonly bulk: Bulk }) {
  const texts = useTexts()
  const bar = useRef<HTMLElement>(null)
  useEdgeBar(bar)
  return (
    <section ref={bar} className="pw-bulk" aria-label={texts.t('engine.bulk.title')}>
      <div className="pw-bulk-head">
        <output>{texts.t('engine.bulk.chosen', { num: bulk.count })}</output>
        <Button small disabled={bulk.count === bulk.possible} onPress={bulk.chooseAll}>
          {texts.t('engine.bulk.all')}
        </Button>
        <Button small onPress={bulk.stop}>
          {texts.t('engine.cancel')}
        </Button>
      </div>
      <div className="pw-block-actions">
        {bulk.actions.map(({ id, label, tone, count, press }) => (
          <Button key={id} tone={tone} disabled={count === 0} onPress={press}>
            {texts.t('engine.bulk.action', { action: label, num: count })}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Lists the rows for which an action failed, each with its reason. It stays until the person closes it. */
export function BulkFailures({ bulk: { failed, dismissFailed } }: { readonly bulk: Bulk }) {
  const texts = useTexts()
  if (!failed) return null
  const { label, rows } = failed
  return (
    <Notice tone="danger" title={texts.t('engine.bulk.failed', { action: label, num: rows.length })}>
      <ul className="pw-bulk-failed">
        {rows.map(({ key, name, reason }) => (
          <li key={key}>
            <Isolated className="pw-bulk-name">{name}</Isolated> {reason}
          </li>
        ))}
      </ul>
      <Button small onPress={dismissFailed}>
        {texts.t('engine.close')}
      </Button>
    </Notice>
  )
}

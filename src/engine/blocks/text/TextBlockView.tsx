import type { TextBlock } from '../../language/types/plainBlocks'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import { orderedEntries } from '../../lib/compare'
import { joinClasses } from '../../lib/react'
import { useScope } from '../../runtime/scope/scope'
import { usePageSources } from '../../runtime/scope/sources'
import { useTranslate } from '../../i18n/useTranslate'
import { ConditionFailed } from '../request/ReadFailed'
import { RichValue } from '../../values/ValueView'
import { Card } from '../../ui/layout/Card'
import { OutcomePanel } from '../../ui/feedback/Outcome'
import { Notice } from '../../ui/feedback/Notice'
import { Skeleton } from '../../ui/feedback/Skeleton'
import './TextBlockView.css'

/** Renders paragraphs, notices, or questions that expand. */
export function TextBlockView({ block }: { readonly block: TextBlock }) {
  const translate = useTranslate()
  const scope = useScope()
  const sources = usePageSources()
  // If the block has a title, the headings of its items are one level lower.
  const Heading = block.title ? 'h3' : 'h2'
  const all = orderedEntries(block.items, block.order)
  // A text whose condition failed to load may matter, so the failure is shown.
  const failed = all.find(([, item]) => sources.stateOf(item.when) === 'failed')
  if (failed) return <ConditionFailed when={failed[1].when} />
  const items = all.filter(([, item]) => evaluateCondition(item.when, scope))
  const isKnown = all.every(([, item]) => sources.stateOf(item.when) === 'ready')
  // A skeleton keeps the blocks below from moving. A notice has none, because it is short and rarely shown.
  if (!isKnown && block.look !== 'notice') return <Skeleton look="lines" count={all.length} />
  if (items.length === 0) return isKnown ? null : <span hidden className="pw-unsure" />
  if (block.look === 'notice') {
    return (
      <div className="pw-notices">
        {items.map(([id, item]) => (
          <Notice key={id} tone={block.tone} title={item.title && translate(item.title, scope)}>
            {translate(item.text, scope)}
          </Notice>
        ))}
      </div>
    )
  }
  if (block.look === 'outcome') {
    return items.map(([id, item]) => (
      <OutcomePanel key={id} tone={block.tone} title={item.title && translate(item.title, scope)}>
        {translate(item.text, scope)}
      </OutcomePanel>
    ))
  }
  const isFact = ({ title }: { readonly title?: unknown }) => !title && items.length > 1 && block.look !== 'rich'
  return (
    <Card>
      <div className="pw-text">
        {items.map(([id, item]) =>
          block.look === 'questions' && item.title ? (
            <details key={id} className="pw-text-item pw-text-question">
              <summary>{translate(item.title, scope)}</summary>
              <p>{translate(item.text, scope)}</p>
            </details>
          ) : (
            <div key={id} className={joinClasses('pw-text-item', isFact(item) && 'pw-text-fact')}>
              {item.title && <Heading className="pw-text-title">{translate(item.title, scope)}</Heading>}
              {block.look === 'rich' ? (
                <RichValue text={translate(item.text, scope)} heading={block.title || item.title ? 'h3' : 'h2'} />
              ) : (
                <p>{translate(item.text, scope)}</p>
              )}
            </div>
          ),
        )}
      </div>
    </Card>
  )
}

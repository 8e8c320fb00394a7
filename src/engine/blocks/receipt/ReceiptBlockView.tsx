import { ActionButtons } from '../../actions/ActionButtons'
import { readPage } from '../../api/answer/listPage'
import { useTexts } from '../../i18n/useTexts'
import { useTranslate } from '../../i18n/useTranslate'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import type { BlockOf } from '../../language/types/plain'
import { orderedEntries } from '../../lib/compare'
import { useRead } from '../../runtime/app/useRead'
import { ScopeContext, useRenderBlocks, useScope, type ScopeValues } from '../../runtime/scope/scope'
import { KeyValue } from '../../ui/data/KeyValue'
import { Party } from '../../ui/data/Party'
import { Receipt } from '../../ui/layout/Receipt'
import { Empty } from '../../ui/feedback/Empty'
import { OutcomeMark } from '../../ui/feedback/Outcome'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Figure } from '../../ui/format/Figure'
import { Card } from '../../ui/layout/Card'
import { readBody } from '../request/readBody'
import { ReadFailed, useUnknown } from '../request/ReadFailed'
import { currentOf, stepsOf } from '../../values/steps'
import { useBadge } from '../../values/BadgeView'
import { Notes } from '../../values/Notes'
import { useParties } from '../../values/useParties'
import { useLines, useValues } from '../../values/ValueView'

type ReceiptBlock = BlockOf<'receipt'>

interface ReceiptBlockProps {
  readonly id: string
  readonly block: ReceiptBlock
}

/** Renders one transaction: the first row of an endpoint, or the values of its place. */
function ReceiptBlockView({ id, block }: ReceiptBlockProps) {
  const scope = useScope()
  if (block.rows !== undefined) return <FirstRow id={id} block={block} rows={block.rows} />
  return <ReceiptView id={id} block={block} scope={scope} />
}
export { ReceiptBlockView as receipt }

function FirstRow({ id, block, rows }: ReceiptBlockProps & { readonly rows: string }) {
  const scope = useScope()
  const translate = useTranslate()
  const query = useRead(rows, { ...readBody(block, scope), page: 1 })
  if (query.data === undefined)
    return query.isError ? (
      <ReadFailed error={query.error} reasons={block.reasons} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton look="lines" />
    )
  const [row] = readPage(query.data).list
  if (row === undefined)
    return <Empty icon="search-x" text={translate(block.missing ?? 'engine.detail.missing', scope)} />
  return <ReceiptView id={id} block={block} scope={{ ...scope, row }} />
}

function ReceiptView({ id, block, scope }: ReceiptBlockProps & { readonly scope: ScopeValues }) {
  const texts = useTexts()
  const translate = useTranslate()
  const renderBlocks = useRenderBlocks()
  const valueOf = useValues(scope)
  const partiesOf = useParties(scope)
  const badge = useBadge(scope)(block.badge)
  const lines = useLines(block.lines, scope)
  const accountLines = useLines(block.account?.lines, scope)
  const says = orderedEntries(block.says).find(([, { when }]) => evaluateCondition(when, scope))?.[1]
  const steps = stepsOf(block.track, scope)
  const current = currentOf(steps)
  const tone = says?.tone ?? badge?.tone ?? 'plain'
  const { figure } = block
  const sum = figure && valueOf(figure, texts.t(figure.label))
  const [account] = partiesOf(block.account && { account: block.account })
  const blocks = block.blocks && renderBlocks({ id, blocks: block.blocks })
  const conditions = [...Object.values(block.says ?? {}), ...Object.values(block.track ?? {})]
  // The sentence and the step that are due are known only when all conditions are.
  const unknown = useUnknown(
    conditions.flatMap((one) => ('done' in one ? [one.when, one.done] : [one.when])),
    <Skeleton look="lines" />,
  )
  if (unknown) return unknown
  return (
    <ScopeContext value={scope}>
      <Receipt
        tone={tone}
        headline={block.headline && translate(block.headline, scope)}
        art={block.headline && <OutcomeMark tone="good" />}
        badge={badge?.word}
        label={figure && texts.t(figure.label)}
        sum={typeof sum === 'string' ? <Figure isMain>{sum}</Figure> : sum}
        worth={block.worth && translate(block.worth, scope)}
        says={says && translate(says.text, scope)}
        track={{
          steps: steps.map(({ id: name, step: { label, pending = label, breaksOff } }, index) => ({
            id: name,
            breaksOff,
            label: translate(index < current ? label : pending, scope),
          })),
          current,
        }}
        parties={partiesOf(block.parties)}
        account={
          account && (
            <Card>
              <Party {...account} />
              {accountLines.length > 0 && <KeyValue lines={accountLines} />}
              <ActionButtons actions={block.account?.actions} scope={scope} />
            </Card>
          )
        }
        actions={<ActionButtons actions={block.actions} scope={scope} />}
        details={
          (lines.length > 0 || blocks) && (
            <>
              {lines.length > 0 && <KeyValue lines={lines} />}
              {blocks}
            </>
          )
        }
      >
        <Notes notes={block.notes} scope={scope} />
      </Receipt>
    </ScopeContext>
  )
}

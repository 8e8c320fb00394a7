import { useMemo } from 'react'
import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { ActionButtons } from '../../actions/ActionButtons'
import { ActionPlaceContext } from '../../actions/perform/placeContext'
import { localise } from '../../api/answer/localised'
import type { Detail } from '../../language/types/plainBlocks'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import { findRow, type ResultPage } from '../../lists/data/rows'
import { listKey, type ListSource } from '../../lists/data/source'
import type { ListRefresh } from '../../lists/data/useListRefresh'
import { useRow } from '../../lists/data/useRow'
import { orderedEntries } from '../../lib/compare'
import { useScope } from '../../runtime/scope/scope'
import { useTranslate } from '../../runtime/scope/useTranslate'
import { useTexts } from '../../i18n/useTexts'
import { Cell, Cells } from '../../ui/data/Cell'
import { Empty } from '../../ui/feedback/Empty'
import { Failed } from '../../ui/feedback/Failed'
import { KeyValue } from '../../ui/data/KeyValue'
import { Notice } from '../../ui/feedback/Notice'
import { Sheet } from '../../ui/overlay/Sheet'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { BadgeView } from '../values/BadgeView'
import { useLines } from '../values/useLines'
import { ValueView } from '../values/ValueView'
import '../record/record.css'

type Row = { readonly [name: string]: unknown }

interface DetailViewProps {
  readonly detail: Detail
  readonly source: ListSource<Row>
  readonly refresh: ListRefresh
  readonly rowKey: string | undefined
  onClose(): void
}

/** Shows one row in a sheet that has a URL. After a reload, the row is found again in the list. */
export function DetailView({ detail, source, refresh, rowKey, onClose }: DetailViewProps) {
  const texts = useTexts()
  const translate = useTranslate()
  const cache = useQueryClient()
  const page = useScope()
  const { row, state, retry } = useRow(source, rowKey)
  const scope = useMemo(() => ({ ...page, row: localise(row, texts.language) }), [page, row, texts.language])
  const place = useMemo(
    () => ({
      ...(rowKey !== undefined && { key: rowKey }),
      close: onClose,
      reload: async () => {
        if (rowKey === undefined) return
        await refresh.row(rowKey)
        const held = cache.getQueryData<InfiniteData<ResultPage<Row>>>(listKey(source))
        if (held && findRow(held.pages, source.rowKey, rowKey) === undefined) onClose()
      },
    }),
    [refresh, cache, source, rowKey, onClose],
  )
  return (
    <Sheet
      open={rowKey !== undefined}
      onClose={onClose}
      inAddress
      title={state === 'found' ? translate(detail.title, scope) : texts.t('engine.detail.title')}
      footer={
        state === 'found' &&
        detail.actions && (
          <ActionPlaceContext value={place}>
            <ActionButtons actions={detail.actions} scope={scope} />
          </ActionPlaceContext>
        )
      }
    >
      {state === 'found' && <DetailBody detail={detail} scope={scope} />}
      {state === 'loading' && <Skeleton look="rows" count={4} />}
      {state === 'failed' && <Failed onRetry={retry} />}
      {state === 'missing' && <Empty icon="search-x" text={texts.t('engine.detail.missing')} />}
    </Sheet>
  )
}

function DetailBody({ detail, scope }: { readonly detail: Detail; readonly scope: object }) {
  const texts = useTexts()
  const translate = useTranslate()
  const lines = useLines(detail.lines, scope)
  const { figure } = detail
  return (
    <div className="pw-record">
      {(figure || detail.badge) && (
        <div className="pw-record-head">
          {figure && (
            <Cells>
              <Cell
                big
                label={texts.t(figure.label)}
                value={<ValueView line={figure} scope={scope} label={texts.t(figure.label)} />}
              />
            </Cells>
          )}
          {detail.badge && <BadgeView badge={detail.badge} scope={scope} />}
        </div>
      )}
      {orderedEntries(detail.notes)
        .filter(([, note]) => evaluateCondition(note.when, scope))
        .map(([id, note]) => (
          <Notice key={id} tone={note.tone}>
            {translate(note.text, scope)}
          </Notice>
        ))}
      <KeyValue lines={lines} />
    </div>
  )
}

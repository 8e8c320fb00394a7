import { useCallback, useMemo, useState } from 'react'
import { ActionButtons } from '../../actions/ActionButtons'
import { ActionPlaceContext } from '../../actions/perform/placeContext'
import { firstPlace } from '../../api/answer/listPage'
import { localise } from '../../api/answer/localised'
import type { Detail } from '../../language/types/plainBlocks'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { ListSource } from '../../lists/data/source'
import { useList, type LoadedList } from '../../lists/data/useList'
import { useRow } from '../../lists/data/useRow'
import { useRenderBlocks } from '../../runtime/scope/blocksContext'
import { ScopeContext, useScope, type ScopeValues } from '../../runtime/scope/scope'
import { useTranslate } from '../../i18n/useTranslate'
import { useTexts } from '../../i18n/useTexts'
import { Cell, Cells } from '../../ui/data/Cell'
import { Empty } from '../../ui/feedback/Empty'
import { Failed } from '../../ui/feedback/Failed'
import { KeyValue } from '../../ui/data/KeyValue'
import { Leaving } from '../../ui/overlay/Leaving'
import { Sheet } from '../../ui/overlay/Sheet'
import { SidePanel } from '../../ui/layout/SidePanel'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { BadgeView } from '../values/BadgeView'
import { Notes } from '../values/Notes'
import { useLines } from '../values/useLines'
import { ValueView } from '../values/ValueView'
import '../record/record.css'

type Row = { readonly [name: string]: unknown }

interface DetailViewProps {
  readonly id: string
  readonly detail: Detail
  readonly list: LoadedList<Row>
  readonly rowKey: string | undefined
  /** Path of a row's key, such as `row.id`. */
  readonly keyPath: string
  /** Returns the list without its filters, asked with more values. */
  unfiltered(more: object): ListSource<Row>
  onClose(): void
  /** Shows the row beside the list, instead of a sheet above it. */
  readonly isBeside: boolean
}

/** Shows one row in a sheet that has a URL, or beside the list. After a reload, the row is found again in the list. */
export function DetailView(props: DetailViewProps) {
  const { id, detail, list, rowKey, keyPath, unfiltered, onClose, isBeside } = props
  const texts = useTexts()
  const translate = useTranslate()
  const page = useScope()
  const [moved, setMoved] = useState<{ readonly key: string; readonly row: Row }>()
  // A row that opens again is the one of the list.
  if (moved && moved.key !== rowKey) setMoved(undefined)
  const kept = moved?.row
  const listed = useRow(list, kept ? undefined : rowKey)
  // A link may name a row outside the filters. Only its key is known then.
  const key =
    rowKey === undefined ? {} : keyPath.split('.').reduceRight<unknown>((at, part) => ({ [part]: at }), rowKey)
  const asked = JSON.stringify(resolveBindings(detail.find, { ...page, ...(key as object) }))
  const whole = useMemo(() => unfiltered(JSON.parse(asked) as object), [unfiltered, asked])
  const isSought = !kept && rowKey !== undefined && listed.state === 'missing'
  // Rows of a list that is not on the screen become old unnoticed.
  const sought = useRow(useList(whole, { enabled: isSought, gcTime: 0 }), isSought ? rowKey : undefined)
  const found = listed.state === 'missing' ? sought : listed
  const { retry } = found
  const row = kept ?? found.row
  const state = kept ? 'found' : found.state
  const scope = useMemo(() => ({ ...page, row: localise(row, texts.language) }), [page, row, texts.language])
  /** A row that has moved to another page or tab stays open. */
  const findAlone = useCallback(
    async (key: string) => {
      if (!detail.find) return null
      const alone = unfiltered(resolveBindings(detail.find, scope))
      const { list } = await alone.load(firstPlace, new AbortController().signal)
      const row = list.find((one) => alone.rowKey(one) === key)
      setMoved(row && { key, row })
      return row ?? null
    },
    [detail, unfiltered, scope],
  )
  const place = useMemo(
    () => ({
      ...(rowKey !== undefined && { key: rowKey }),
      close: onClose,
      reload: async () => {
        if (rowKey === undefined) return undefined
        const listed = await list.actions.refreshRow(rowKey)
        if (listed !== null) setMoved(undefined)
        const fresh = listed ?? (await findAlone(rowKey))
        if (fresh === null) onClose()
        return fresh
      },
    }),
    [list.actions, rowKey, onClose, findAlone],
  )
  if (rowKey === undefined) return isBeside ? null : <Leaving>{null}</Leaving>
  const title = state === 'found' ? translate(detail.title, scope) : texts.t('engine.detail.title')
  const footer = state === 'found' && detail.actions && (
    <ActionPlaceContext value={place}>
      <ActionButtons actions={detail.actions} scope={scope} />
    </ActionPlaceContext>
  )
  const content = (
    <>
      {state === 'found' && <DetailBody id={`${id} ${rowKey}`} detail={detail} scope={scope} />}
      {state === 'loading' && <Skeleton look="rows" count={4} />}
      {state === 'failed' && <Failed onRetry={retry} />}
      {state === 'missing' && (
        <Empty icon="search-x" text={translate(detail.missing ?? 'engine.detail.missing', scope)} />
      )}
    </>
  )
  if (isBeside)
    return (
      <SidePanel name={rowKey} title={title} footer={footer} onClose={onClose}>
        {content}
      </SidePanel>
    )
  return (
    <Leaving>
      <Sheet open onClose={onClose} inAddress title={title} footer={footer}>
        {content}
      </Sheet>
    </Leaving>
  )
}

interface DetailBodyProps {
  readonly id: string
  readonly detail: Detail
  readonly scope: ScopeValues
}

function DetailBody({ id, detail, scope }: DetailBodyProps) {
  const renderBlocks = useRenderBlocks()
  const texts = useTexts()
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
      <Notes notes={detail.notes} scope={scope} />
      <KeyValue lines={lines} />
      {detail.blocks && <ScopeContext value={scope}>{renderBlocks({ id, blocks: detail.blocks })}</ScopeContext>}
    </div>
  )
}

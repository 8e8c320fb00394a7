// A row of a list, how its page opens, and what stands in the place of rows.
import { memo, useId, useMemo } from 'react'
import { ActionButtons } from '../../actions/ActionButtons'
import { ActionPlaceContext } from '../../actions/perform/placeContext'
import { localise } from '../../api/answer/localised'
import type { ColumnConfig, ListBlock } from '../../language/types/plainBlocks'
import { evaluateCondition, readPath, readText } from '../../language/runtime/evaluateCondition'
import type { ListActions } from '../../lists/data/useList'
import { orderedEntries } from '../../lib/compare'
import { useScope } from '../../runtime/scope/scope'
import { useTexts } from '../../i18n/useTexts'
import { Avatar } from '../../ui/data/Avatar'
import { Picture } from '../../ui/data/Picture'
import { RankMark, Row } from '../../ui/data/Row'
import { RowCells } from '../../ui/data/Table'
import { useBadgeView } from '../../values/BadgeView'
import { useValues } from '../../values/ValueView'
import { useApp } from '../../runtime/app/app'
import { linkHref, useNavigateTo } from '../../runtime/navigation/useNavigateTo'
import { useTranslate } from '../../i18n/useTranslate'
import { Empty } from '../../ui/feedback/Empty'

/** Opens a row as a page, which has an address, or as a sheet. */
interface RowOpening {
  open(key: string, scope: object): void
  href?(scope: object): string
}

/** A column with its label in the language of the page. */
export interface TableColumnView {
  readonly id: string
  readonly label: string
  readonly column: ColumnConfig
  /** Amounts stand at the end of their column, below each other. */
  readonly isAtEnd: boolean
}

/** Tells a row whether it can be chosen, is chosen, or waits. */
export interface RowSelection {
  /** False while no rows are chosen: then rows open as usual. */
  readonly isOn: boolean
  /** Keys of rows whose action waits until the person can no longer undo it. */
  readonly waiting: ReadonlySet<string>
  isChosen(key: string): boolean
  /** Returns true if an action of `bulk` is possible for the row. */
  isPossible(row: RowViewProps['row']): boolean
  toggle(key: string): void
}

interface RowViewProps {
  readonly block: Pick<ListBlock, 'show' | 'actions'>
  readonly row: { readonly [name: string]: unknown }
  readonly rowKey: string
  readonly list: Pick<ListActions<object>, 'refreshRow'>
  readonly opening: RowOpening | undefined
  /** The columns of a table, in their order. Undefined if the row is not in a table. */
  readonly columns?: readonly TableColumnView[] | undefined
  /** False if nobody here is offered one of the actions. */
  readonly hasActions: boolean
  readonly selection?: RowSelection | undefined
  /** True for the row that is open beside the list. */
  readonly isOpen?: boolean
}

export const RowView = memo(function RowView(props: RowViewProps) {
  const { block, row, rowKey, list, opening, columns, hasActions, selection } = props
  const texts = useTexts()
  const titleId = useId()
  const { language } = texts
  const page = useScope()
  const scope = useMemo(() => ({ ...page, row: localise(row, language) }), [page, row, language])
  const valueOf = useValues(scope)
  const badgeOf = useBadgeView(scope)
  const place = useMemo(() => ({ key: rowKey, reload: () => list.refreshRow(rowKey), close: () => {} }), [list, rowKey])
  const { show, actions } = block
  const title = readText(scope, show.title)
  const image = show.image ? readPath(scope, show.image) : undefined
  const src = typeof image === 'string' ? image : undefined
  const picture =
    show.image &&
    (show.imageShape === 'wide' ? (
      <Picture src={src} alt="" ratio="wide" />
    ) : (
      <Avatar src={src} name={title} shape={show.imageShape} />
    ))
  const rank = show.rank ? readText(scope, show.rank) : ''
  const isSelecting = selection?.isOn === true
  const isQuiet = isSelecting || selection?.waiting.has(rowKey) === true
  const leading = (
    <>
      {isSelecting && <RowBox selection={selection} rowKey={rowKey} row={row} about={titleId} />}
      {rank !== '' && <RankMark rank={rank} text={texts.t('engine.list.rank', { rank })} />}
      {picture}
    </>
  )
  const common = {
    titleId: hasActions ? titleId : undefined,
    title: title === '' ? '--' : title,
    leading,
    // A row that has lost its buttons for a while keeps their place.
    actions: hasActions
      ? !isQuiet && (
          <ActionPlaceContext value={place}>
            <ActionButtons actions={actions} scope={scope} about={titleId} />
          </ActionPlaceContext>
        )
      : undefined,
    href: isSelecting ? undefined : opening?.href?.(scope),
    isOpen: props.isOpen,
    onPress: isSelecting ? undefined : opening && (() => opening.open(rowKey, scope)),
  }
  if (columns) {
    return (
      <RowCells
        {...common}
        // A badge without a column of its own.
        badge={columns.some(({ column }) => column.value === show.badge?.value) ? undefined : badgeOf(show.badge)}
        cells={columns.map(({ id, label, column, isAtEnd }) => ({ id, isAtEnd, value: cellOf(label, column) }))}
      />
    )
  }
  return (
    <Row
      {...common}
      badge={badgeOf(show.badge)}
      lines={orderedEntries(show.lines)
        .filter(([, line]) => evaluateCondition(line.when, scope))
        .map(([id, line]) => {
          const name = texts.t(line.label)
          // A message says what it is of by itself.
          const label = line.bare && line.text ? '' : name
          return { id, label, value: valueOf(line, name), isBare: line.bare, isWords: !line.format && !line.text }
        })}
      figure={show.figure && valueOf(show.figure, title)}
    />
  )

  function cellOf(label: string, column: ColumnConfig) {
    if (!evaluateCondition(column.when, scope)) return ''
    const { value, words, tones, instead } = column
    return words && tones ? badgeOf({ value, words, tones, ...(instead && { instead }) }) : valueOf(column, label)
  }
})

interface RowBoxProps {
  readonly selection: RowSelection
  readonly rowKey: string
  readonly row: { readonly [name: string]: unknown }
  /** Id of the title, which names the box. */
  readonly about: string
}

/** Draws the box that chooses a row. A press anywhere on the row reaches it. */
function RowBox({ selection, rowKey, row, about }: RowBoxProps) {
  const isPossible = selection.isPossible(row)
  return (
    <label className="pw-bulk-box">
      <input
        type="checkbox"
        checked={isPossible && selection.isChosen(rowKey)}
        disabled={!isPossible}
        aria-labelledby={about}
        onChange={() => selection.toggle(rowKey)}
      />
    </label>
  )
}

/** Returns how the page of a row opens, or undefined if this market lacks the page. */
export function useOpens(opens: ListBlock['opens']): RowOpening | undefined {
  const app = useApp()
  const navigateTo = useNavigateTo()
  return useMemo(
    () =>
      opens && Object.hasOwn(app.site, opens.to)
        ? {
            open: (_key, scope) => void navigateTo(opens, scope),
            href: (scope) => linkHref(app, opens, scope),
          }
        : undefined,
    [opens, app, navigateTo],
  )
}

interface EmptyRowsProps {
  readonly empty: ListBlock['empty']
  readonly icon?: string | undefined
}

/** Stands in the place of rows: a drawing, the page's own words and its next step. The list says 'no more' below. */
export function EmptyRows({ empty, icon = empty?.icon }: EmptyRowsProps) {
  const scope = useScope()
  const translate = useTranslate()
  return (
    <Empty
      text={translate(empty?.text ?? 'engine.list.end', scope)}
      icon={icon}
      action={empty?.action && <ActionButtons actions={{ action: empty.action }} scope={scope} />}
    />
  )
}

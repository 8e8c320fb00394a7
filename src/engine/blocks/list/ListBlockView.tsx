import { Suspense, useCallback, useId, useMemo } from 'react'
import { readPage } from '../../api/answer/listPage'
import type { Client } from '../../api/client'
import { readPath } from '../../language/runtime/evaluateCondition'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import { List, type ListProps } from '../../lists/List'
import type { ResultPage } from '../../lists/data/rows'
import { type ListSource, useList } from '../../lists/data/useList'
import { useSearch } from './filters/useFilters'
import { useRoute } from '../../runtime/site/routeContext'
import { useScope } from '../../runtime/scope/scope'
import { useSetQuery } from '../../runtime/navigation/useNavigateTo'
import { useTranslate } from '../../i18n/useTranslate'
import { useFormat, useTexts } from '../../i18n/useTexts'
import { wordOf } from '../../i18n/wordOf'
import { joinClasses, useMedia } from '../../lib/react'
import { Button } from '../../ui/input/Button'
import { columnsOf } from '../../ui/format/roomStyle'
import { lazyPart } from '../../ui/layout/lazyPart'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SearchInput } from '../../ui/input/SearchInput'
import { Tabs } from '../../ui/layout/Tabs'
import { DetailView, useRowAddress } from './DetailView'
import { FilterBar } from './filters/FilterBar'
import { ReadFailed } from '../request/ReadFailed'
import { readBody, useValueTab } from '../request/readBody'
import { BulkBar, BulkFailures, useBulk } from './BulkBar'
import { EmptyRows, RowView, useOpens } from '../rows/RowView'
import { RowFileButton, useRowFile } from './RowFileButton'
import { tableWidth, useTable } from './useTable'
import './ListBlockView.css'
import { useApp } from '../../runtime/app/app'
import type { ListBlock } from '../../language/types/plainBlocks'

/** Few lists have cards, so their code loads with the first. */
const renderGrid = lazyPart(async () => (await import('../../lists/GridRows')).GridRows)

function cardsOf(columnWidth: number): Pick<ListProps<object>, 'drawRows' | 'outline'> {
  const style = columnsOf(columnWidth)
  const outline = <Skeleton look="cells" style={style} />
  return { outline, drawRows: (rows) => <Suspense fallback={outline}>{renderGrid({ ...rows, style })}</Suspense> }
}

type Row = { readonly [name: string]: unknown }

function sourceOf(client: Client, { rows, key }: ListBlock, asked: object): ListSource<Row> {
  return {
    queryKey: [rows, asked],
    rowKey: (row) => String(readPath({ row }, key)),
    async load({ number: page, cursor }, signal) {
      const answer = await client.read(rows, { ...asked, page }, { signal, cursor })
      const read = readPage(answer) as ResultPage<Row>
      if (import.meta.env.DEV) warnOfRepeats(read.list)
      return read
    },
  }

  function warnOfRepeats(list: readonly Row[]) {
    const values = list.map((row) => String(readPath({ row }, key)))
    const repeat = values.find((value, index) => values.indexOf(value) < index)
    if (repeat === undefined) return
    const count = values.length - new Set(values).size
    console.warn(
      `The list of "${rows}" leaves out ${count} of the ${values.length} rows of an answer: several rows have the same "${key}", such as ${JSON.stringify(repeat)}. Its \`key\` must be a member that differs in each row.`,
    )
  }
}

/** Renders a list with tabs, search and filters. A row opens in a sheet with a URL, or links to a page. */
function ListBlockView({ id, block }: { readonly id: string; readonly block: ListBlock }) {
  const { client } = useApp()
  const { route } = useRoute()
  const scope = useScope()
  const texts = useTexts()
  const translate = useTranslate()
  const format = useFormat()
  const panel = useId()
  const setQuery = useSetQuery()
  const { param } = block.search ?? {}
  const search = useSearch(String((param && scope.query[param]) ?? ''), (text) => {
    if (param) setQuery({ [param]: text === '' ? undefined : text })
  })
  const tab = useValueTab(block.tabs, block.body, scope)
  const address = useRowAddress()
  const openPage = useOpens(block.opens)
  const isWide = useMedia('(min-width: 900px)')
  const { columnWidth } = block
  const cards = useMemo(() => (columnWidth === undefined ? undefined : cardsOf(columnWidth)), [columnWidth])
  const isTable = useMedia(`(min-width: ${tableWidth(block)}px)`)
  const { columns, hasActions, table, sorting } = useTable(
    block,
    scope,
    isTable,
    isWide && address.row !== undefined && !!block.detail,
  )

  // The body is a new object at every render, so its JSON is compared.
  const name = JSON.stringify(readBody(block, scope))
  const source = useMemo(() => sourceOf(client, block, JSON.parse(name) as object), [client, block, name])
  const list = useList(source)
  const { actions } = list
  const whole = JSON.stringify({ ...readBody(block, { ...scope, query: {} }), ...resolveBindings(block.body, scope) })
  const unfiltered = useCallback(
    (more: object) => sourceOf(client, block, { ...(JSON.parse(whole) as object), ...more }),
    [client, block, whole],
  )
  const { open } = address
  const { detail, opens } = block
  const opening = useMemo(() => (opens ? openPage : detail && { open }), [opens, openPage, detail, open])
  const bulk = useBulk({ id, block, list, scope })
  const selection = block.bulk && bulk.selection
  const openRow = isWide && detail ? address.row : undefined
  const renderRow = useCallback(
    (row: Row) => {
      const rowKey = source.rowKey(row)
      const isOpen = rowKey === openRow
      return <RowView {...{ block, row, rowKey, opening, columns, hasActions, selection, isOpen }} list={actions} />
    },
    [block, source, actions, opening, columns, hasActions, selection, openRow],
  )
  const saving = useRowFile(block.file, source, scope)
  const { sections } = block
  const isSorted = sorting !== undefined
  const section = useMemo(() => {
    // In another order, the rows of a section would be apart.
    if (!sections || isSorted) return undefined
    return (row: Row) => {
      const value = readPath({ row }, sections.by)
      return (sections.words && wordOf(texts, sections.words, value)) ?? format(value, sections.format)
    }
  }, [sections, isSorted, texts, format])

  const label = block.title ? translate(block.title, scope) : texts.t(route.page.title)
  return (
    <>
      <div className="pw-list-tools">
        <FilterBar
          filters={block.filters}
          scope={scope}
          isWide={isWide}
          search={
            block.search && (
              <SearchInput
                value={search.text}
                onChange={search.change}
                label={texts.t(block.search.placeholder)}
                placeholder={texts.t(block.search.placeholder)}
                composition={search.composition}
              />
            )
          }
          tabs={
            block.tabs && (
              <Tabs
                label={label}
                look="pills"
                items={tab.items}
                value={tab.value}
                onChange={tab.choose}
                panel={panel}
              />
            )
          }
          tabCount={tab.items.length}
        >
          {saving && <RowFileButton saving={saving} />}
          {bulk.canStart && (
            <Button small icon="list-checks" onPress={bulk.start}>
              <span className="pw-tools-word">{texts.t('engine.bulk.title')}</span>
            </Button>
          )}
        </FilterBar>
        <BulkFailures bulk={bulk} />
      </div>
      <div id={panel} {...(block.tabs && { role: 'tabpanel', 'aria-labelledby': `${panel}-tab-${tab.value}` })}>
        {tab.note && <p className="pw-list-note">{tab.note}</p>}
        <List
          id={`${id} ${name}`}
          list={list}
          renderRow={renderRow}
          {...(section && { section })}
          label={label}
          table={table}
          {...cards}
          rowClass={joinClasses(
            table ? 'pw-table-row' : 'pw-row',
            (opening || bulk.selection.isOn) && 'pw-row-pressable',
          )}
          {...(bulk.selection.isOn && { isChosen: bulk.selection.isChosen })}
          failed={(error, retry) => (
            <ReadFailed error={error} reasons={block.reasons} text={texts.t('engine.list.failed')} onRetry={retry} />
          )}
          empty={<EmptyRows empty={block.empty} icon={search.query ? 'search-x' : undefined} />}
        />
        {bulk.selection.isOn && <BulkBar bulk={bulk} />}
      </div>
      {block.detail && (
        <DetailView
          id={id}
          detail={block.detail}
          list={list}
          rowKey={address.row}
          keyPath={block.key}
          unfiltered={unfiltered}
          onOpen={open}
          onClose={address.close}
          isBeside={isWide}
        />
      )}
    </>
  )
}
export { ListBlockView as list }

import { useMemo } from 'react'
import { isFigure } from '../../i18n/format'
import { useTexts } from '../../i18n/useTexts'
import type { Conditions, Format } from '../../language/types/plain'
import type { ColumnConfig, ListBlock, TableConfig } from '../../language/types/plainBlocks'
import type { Shape } from '../../api/answer/shape'
import { orderedEntries } from '../../lib/compare'
import { useApp } from '../../runtime/app/app'
import { useSetQuery } from '../../runtime/navigation/useNavigateTo'
import { evaluateCondition } from '../../language/runtime/evaluateCondition'
import { useNativeHost } from '../../runtime/native/useNativeHost'
import type { ScopeValues } from '../../runtime/scope/scope'
import { pathsIn } from '../../runtime/scope/sources'
import { TableHead, type TableColumn } from '../../ui/data/Table'
import { chosenSort, type Sorting } from '../request/readBody'

/** Columns that show beside an open row: there is no room for more, and the open row has the others. */
const columnsBeside = 2
const amounts: readonly (Format | undefined)[] = ['count', 'money', 'percent', 'short', 'gain', 'loss']

/** Widths in pixels that the parts of a table need. All actions of a row stand in one column. */
const widths = { page: 160, name: 200, column: 120, actions: 160 }
const tableFrom = { least: 720, most: 900 }

/** Returns the width of the window from which a list with a table shows it: the more columns, the wider. */
export function tableWidth({ table, actions }: Pick<ListBlock, 'table' | 'actions'>): number {
  const columns = orderedEntries(table?.columns).length * widths.column + (actions ? widths.actions : 0)
  return Math.min(tableFrom.most, Math.max(tableFrom.least, widths.page + widths.name + columns))
}

/** Returns false if nobody here is offered an action, whatever the row: their column would be empty. */
function useHasActions({ actions }: Pick<ListBlock, 'actions'>, scope: ScopeValues): boolean {
  const native = useNativeHost()
  return Object.values(actions ?? {}).some(
    (action) => (action.do !== 'native' || native.has(action.call)) && mayHold(action.when, scope),
  )
}

/** Returns true for conditions that hold for some row. */
function mayHold(when: Conditions = {}, scope: ScopeValues): boolean {
  return Object.entries(when).every(([name, test]) => {
    const one = { [name]: test }
    return pathsIn(one).some((path) => path.startsWith('row.')) || evaluateCondition(one, scope)
  })
}

/**
 * Returns the columns and the head of the table of a list, or undefined if rows are shown. A press on the head sorts:
 * figures and times begin with the largest, words with A. The second press reverses the order, and the third restores the server's.
 */
export function useTable(block: ListBlock, scope: ScopeValues, isTable: boolean, isRowOpen: boolean) {
  const texts = useTexts()
  const setQuery = useSetQuery()
  const { endpoint } = useApp()
  const { table } = block
  const hasActions = useHasActions(block, scope)
  const sorting = table && chosenSort(table, scope)
  const columns = useMemo(
    () =>
      isTable && table
        ? orderedEntries(table.columns)
            .slice(0, isRowOpen ? columnsBeside : undefined)
            .map(([id, column]) => ({
              id,
              column,
              label: texts.t(column.label),
              isAtEnd: amounts.includes(column.format),
            }))
        : undefined,
    [table, isTable, isRowOpen, texts],
  )
  if (!table || !columns) return { columns: undefined, hasActions, table: undefined, sorting }
  const { response } = endpoint(block.rows)
  const heads: readonly TableColumn[] = [
    { id: '', label: texts.t(table.title) },
    ...columns.map(({ id, label, isAtEnd, column }) => ({
      id,
      label,
      isAtEnd,
      sort: sortOf(table, column, hasLargest(column, response), sorting, (value) =>
        setQuery({ [table.sort ?? '']: value }),
      ),
    })),
    ...(hasActions ? [{ id: 'actions', label: texts.t('engine.list.actions') }] : []),
  ]
  // The name takes most of the room, and figures least.
  const shares = heads.map(({ id, isAtEnd }) => (id === '' ? '6fr' : isAtEnd ? '4fr' : '5fr'))
  return { columns, hasActions, table: { head: <TableHead columns={heads} />, columns: shares.join(' ') }, sorting }
}

/** Returns true for a column of figures or times, by its format, or else by the type of its member in the answer. */
function hasLargest({ format, value, words }: ColumnConfig, { properties }: Shape): boolean {
  if (format !== undefined || words !== undefined) return isFigure(format)
  const [, ...names] = value.split('.')
  const shape = names.reduce<Shape | undefined>((at, name) => at?.properties?.[name], properties?.['list']?.items)
  return [shape?.type].flat().some((type) => type === 'integer' || type === 'number')
}

function sortOf(
  table: TableConfig,
  column: ColumnConfig,
  largestFirst: boolean,
  sorting: Sorting | undefined,
  choose: (value: string | undefined) => void,
): TableColumn['sort'] {
  const { sort } = column
  if (table.sort === undefined || sort === undefined) return undefined
  const values = largestFirst ? [`-${sort}`, sort] : [sort, `-${sort}`]
  if (sorting?.column !== column) return { order: 'none', onPress: () => choose(values[0]) }
  const isFirst = sorting.isFalling === largestFirst
  return {
    order: sorting.isFalling ? 'descending' : 'ascending',
    onPress: () => choose(isFirst ? values[1] : undefined),
  }
}

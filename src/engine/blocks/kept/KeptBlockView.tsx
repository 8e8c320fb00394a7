import { useCallback, useMemo } from 'react'
import { ApiError } from '../../api/answer/apiError'
import { useTexts } from '../../i18n/useTexts'
import { readPath } from '../../language/runtime/evaluateCondition'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { KeptBlock } from '../../language/types/plainBlocks'
import { joinClasses } from '../../lib/react'
import { List } from '../../lists/List'
import { type ListSource, useList } from '../../lists/data/useList'
import { useApp } from '../../runtime/app/app'
import { useScope } from '../../runtime/scope/scope'
import { useTranslate } from '../../i18n/useTranslate'
import { useRoute } from '../../runtime/site/routeContext'
import { EmptyRows, RowView, useOpens } from '../rows/RowView'

type Row = { readonly [name: string]: unknown }

/** Renders a row for each value that the device keeps. Its figures come from the server, and none is kept. */
function KeptBlockView({ id, block }: { readonly id: string; readonly block: KeptBlock }) {
  const { client, keptValues } = useApp()
  const { route } = useRoute()
  const scope = useScope()
  const texts = useTexts()
  const translate = useTranslate()
  const opening = useOpens(block.opens)
  // The body is a new object at every render, so its JSON is compared.
  const name = JSON.stringify(resolveBindings(block.body, scope))
  const source = useMemo((): ListSource<Row> => {
    const { each, as, param, key } = block
    const asked = JSON.parse(name) as object

    /** Returns the answer about a value, or undefined if the server does not know it. */
    async function ask(value: string, signal: AbortSignal): Promise<Row | undefined> {
      try {
        return (await client.read(each, { ...asked, [param]: value }, { signal })) as Row
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'business') return undefined
        throw error
      }
    }
    return {
      queryKey: [each, as, asked],
      rowKey: (row) => String(readPath({ row }, key)),
      async load(_page, signal) {
        const rows = await Promise.all(keptValues.load(as).map((value) => ask(value, signal)))
        return { list: rows.filter((row) => row !== undefined), hasMore: false }
      },
    }
  }, [client, keptValues, block, name])
  const list = useList(source)
  const { actions } = list
  const renderRow = useCallback(
    (row: Row) => (
      <RowView {...{ block, row, opening }} list={actions} rowKey={source.rowKey(row)} hasActions={false} />
    ),
    [block, source, actions, opening],
  )
  return (
    <List
      id={`${id} ${name}`}
      list={list}
      renderRow={renderRow}
      label={block.title ? translate(block.title, scope) : texts.t(route.page.title)}
      rowClass={joinClasses('pw-row', opening && 'pw-row-pressable')}
      empty={<EmptyRows empty={block.empty} />}
    />
  )
}
export { KeptBlockView as kept }

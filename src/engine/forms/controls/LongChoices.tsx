import { useContext, type ReactNode } from 'react'
import { Virtuoso, type ItemProps, type ListProps } from 'react-virtuoso'
import { SheetScrollerContext } from '../../ui/overlay/Sheet'
import type { Choice } from '../fields/choice'

interface LongChoicesProps {
  readonly choices: readonly Choice[]
  renderRow(choice: Choice): ReactNode
}

interface Context {
  readonly size: number
}

/** Draws only the choices near what the sheet shows of them. */
export function LongChoices({ choices, renderRow }: LongChoicesProps) {
  const scroller = useContext(SheetScrollerContext)
  return (
    scroller && (
      <Virtuoso
        customScrollParent={scroller}
        data={choices}
        context={{ size: choices.length }}
        components={components}
        computeItemKey={(_index, { value }) => String(value)}
        itemContent={(_index, choice) => renderRow(choice)}
        initialItemCount={Math.min(choices.length, 20)}
        increaseViewportBy={300}
      />
    )
  )
}

const components = { List, Item }

function List({ context: _context, ...list }: ListProps & { readonly context: Context }) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Virtuoso draws and measures a div element.
  return <div {...list} role="list" />
}

function Item({ context, item: _item, ...row }: ItemProps<Choice> & { readonly context: Context }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Virtuoso draws and measures a div element.
    <div
      {...row}
      role="listitem"
      aria-setsize={context.size}
      aria-posinset={row['data-item-index'] + 1}
      className="pw-picker-item"
    />
  )
}

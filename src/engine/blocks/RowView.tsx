import { memo, useMemo } from 'react'
import { ActionButtons } from '../action/ActionButtons'
import { ActionPlaceContext } from '../action/placeContext'
import { localise } from '../api/localised'
import type { ListBlock } from '../config/plainBlocks'
import { read, readText } from '../config/when'
import type { ListRefresh } from '../list/useListRefresh'
import { useScope } from '../page/scope'
import { useTexts } from '../text/useTexts'
import { Avatar } from '../ui/Avatar'
import { Isolated } from '../ui/Isolated'
import { Row } from '../ui/Row'
import { BadgeView } from './BadgeView'
import { useLines } from './useLines'
import { ValueView } from './ValueView'

interface RowViewProps {
  readonly block: ListBlock
  readonly row: { readonly [name: string]: unknown }
  readonly rowKey: string
  readonly refresh: ListRefresh
  /** Takes the key of the row and the scope that it is in. */
  readonly onOpen: ((key: string, scope: object) => void) | undefined
}

/** One row of a list. */
export const RowView = memo(function RowView({ block, row, rowKey, refresh, onOpen }: RowViewProps) {
  const { language } = useTexts()
  const page = useScope()
  const scope = useMemo(() => ({ ...page, row: localise(row, language) }), [page, row, language])
  const lines = useLines(block.show.lines, scope)
  const { show } = block
  const title = readText(scope, show.title)
  const image = show.image ? read(scope, show.image) : undefined
  const place = useMemo(() => ({ key: rowKey, reload: () => refresh.row(rowKey), close: () => {} }), [refresh, rowKey])
  return (
    <ActionPlaceContext value={place}>
      <Row
        title={<Isolated>{title === '' ? '--' : title}</Isolated>}
        leading={
          show.image && (
            <Avatar src={typeof image === 'string' ? image : undefined} name={title} shape={show.imageShape} />
          )
        }
        badge={show.badge && <BadgeView badge={show.badge} scope={scope} />}
        lines={lines}
        figure={show.figure && <ValueView line={show.figure} scope={scope} label={title} />}
        actions={block.actions && <ActionButtons actions={block.actions} scope={scope} />}
        onPress={onOpen && (() => onOpen(rowKey, scope))}
      />
    </ActionPlaceContext>
  )
})

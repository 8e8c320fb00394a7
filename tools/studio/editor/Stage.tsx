import type { Column, ColumnState } from '../workbench/column'
import { Beside } from './Beside'
import { useEditing } from './context'
import { DeviceFrame } from './DeviceFrame'
import { PageStopped } from './frame/PageStopped'
import { useChosenInView } from './frame/useChosenInView'
import { Marks } from './Marks'
import { type Device, deviceWidth } from './model/device'

interface StageProps {
  readonly shown: ColumnState
  readonly device: Device
  readonly isPicking: boolean
  readonly isHidden: boolean
  /** The second column, if two are compared. */
  readonly beside: Column | undefined
  readonly isBefore: boolean
}

/** Draws the page, or two states of it side by side. */
export function Stage({ shown, device, isPicking, isHidden, beside, isBefore }: StageProps) {
  const { combination, route, studio, state, chosen } = useEditing()
  const isNew = route in state.product.pages && !(route in state.saved.pages)
  const isRemoved = !(route in state.product.pages)
  const width = deviceWidth(device, state.product.markets[combination.market])
  const { at, window: page, seen } = shown
  useChosenInView(page, chosen)
  return (
    <main className="pw-studio-stage" aria-label="Page" data-region="page" tabIndex={-1}>
      <DeviceFrame column="left" title="Page" caption={at} shown={shown} width={width}>
        {isPicking && page && !isHidden && !isNew && <Marks page={page} seen={seen} />}
        {isNew && (
          <div className="pw-studio-hidden">
            <p>{route} is new. It is drawn here once it is saved; its parts can be edited already.</p>
          </div>
        )}
        {isRemoved && (
          <div className="pw-studio-hidden">
            <p>{route} is removed. Its file goes when you save.</p>
            <button type="button" onClick={() => studio.replace((one) => one.do === 'delete' && one.page === route)}>
              Bring it back
            </button>
          </div>
        )}
        {isHidden && !isNew && !isRemoved && (
          <div className="pw-studio-hidden">
            <p>
              {combination.market} does not show {route}.
            </p>
            <button
              type="button"
              onClick={() => studio.change({ do: 'remove', page: route, market: combination.market, at: [] })}
            >
              Show it again
            </button>
          </div>
        )}
        <PageStopped page={page} seen={seen} />
      </DeviceFrame>
      {beside && <Beside column={beside} device={device} isBefore={isBefore} />}
    </main>
  )
}

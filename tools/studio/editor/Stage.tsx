import { useEffect, useRef, useState } from 'react'
import type { ColumnState } from '../workbench/column'
import { useEditing } from './context'
import type { Device } from './StudioView'
import { Marks } from './Marks'

const widths: { readonly [D in Device]: number } = { phone: 375, tablet: 768, desktop: 1280 }

interface StageProps {
  readonly shown: ColumnState
  readonly device: Device
  readonly isPicking: boolean
  readonly isHidden: boolean
}

/** Draws the page in a frame, as large as on a device and small enough for the screen. */
export function Stage({ shown, device, isPicking, isHidden }: StageProps) {
  const { combination, route, studio, state } = useEditing()
  const isNew = route in state.product.pages && !(route in state.saved.pages)
  const { run, start, problem, at, window: page, seen } = shown
  const area = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 375, height: 700 })
  useEffect(() => {
    const { current } = area
    if (!current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const width = widths[device]
  const scale = Math.min(1, room.width / width)
  const size = { inlineSize: width, blockSize: room.height / scale, scale: String(scale) }
  return (
    <main className="pw-studio-stage" aria-label="Page" data-region="page" tabIndex={-1}>
      <p className="pw-studio-address">{at}</p>
      <div ref={area} className="pw-studio-room">
        <div className="pw-studio-device" style={size}>
          {/* Tab comes to the marks first, and then to the page below them. */}
          {isPicking && page && !isHidden && !isNew && <Marks page={page} seen={seen} />}
          {start === undefined ? (
            <p className="pw-studio-note" role="status">
              {problem ?? 'Preparing the sandbox …'}
            </p>
          ) : (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the product itself, on the same origin
            <iframe key={run} className="pw-studio-frame" title="Page" src={start} />
          )}
          {isNew && (
            <div className="pw-studio-hidden">
              <p>{route} is new. It is drawn here once it is saved; its parts can be edited already.</p>
            </div>
          )}
          {isHidden && !isNew && (
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
        </div>
      </div>
    </main>
  )
}

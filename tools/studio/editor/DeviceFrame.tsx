import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ColumnState } from '../workbench/column'

interface DeviceFrameProps {
  /** The name of the column in which the page enters. */
  readonly column: 'left' | 'right'
  readonly title: string
  /** A line above the page. */
  readonly caption: string
  readonly shown: ColumnState
  /** The width of the page in px. */
  readonly width: number
  readonly children?: ReactNode
}

/** Draws the page of a column in a frame, as large as on a device and small enough for the screen. */
export function DeviceFrame({ column, title, caption, shown, width, children }: DeviceFrameProps) {
  const { run, start, problem } = shown
  const area = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width, height: 700 })
  useEffect(() => {
    const { current } = area
    if (!current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const scale = Math.min(1, room.width / width)
  const size = {
    inlineSize: width,
    blockSize: room.height / scale,
    scale: String(scale),
    // What the studio itself says in the frame is read at its usual size.
    '--device-scale': String(scale),
  }
  return (
    <div className="pw-studio-column" data-column={column}>
      <p className="pw-studio-address">{caption}</p>
      <div ref={area} className="pw-studio-room">
        <div className="pw-studio-device" style={size}>
          {/* Tab comes to the marks first, and then to the page below them. */}
          {children}
          {start === undefined ? (
            <p className="pw-studio-note" role="status">
              {problem ?? 'Preparing the sandbox …'}
            </p>
          ) : (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the product itself, on the same origin
            <iframe key={run} className="pw-studio-frame" title={title} src={start} />
          )}
        </div>
      </div>
    </div>
  )
}

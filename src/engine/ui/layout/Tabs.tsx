import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { joinClasses } from '../../lib/react'
import './Tabs.css'

interface TabItem {
  readonly id: string
  readonly label: string
  readonly count?: number | string | undefined
}
interface TabsProps {
  readonly items: readonly TabItem[]
  readonly value: string
  onChange(id: string): void
  /** Accessible name: what the tabs choose between. */
  readonly label: string
  /** Id of the element that shows the chosen tab (`role="tabpanel"`). */
  readonly panel?: string | undefined
  /** `pills` for a second level, such as periods. */
  readonly look?: 'line' | 'pills' | undefined
}

/** Shows a row of tabs that scrolls sideways. Arrow keys, Home and End move the choice. */
export function Tabs({ items, value, onChange, label, panel, look = 'line' }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (list.current) centreChosen(list.current)
  }, [value])
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = nextIndex(
      event,
      items.length,
      items.findIndex((item) => item.id === value),
    )
    const item = items[next ?? -1]
    if (!item) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? -1]?.focus()
    if (item.id !== value) onChange(item.id)
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={joinClasses('pw-tabs', `pw-tabs-${look}`)}
      onKeyDown={move}
    >
      {items.map((item, index) => {
        const isActive = item.id === value
        const isEntry = isActive || (index === 0 && !items.some((other) => other.id === value))
        return (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${panel ?? id}-tab-${item.id}`}
            className="pw-tab"
            aria-selected={isActive}
            aria-controls={isActive ? panel : undefined}
            tabIndex={isEntry ? 0 : -1}
            onClick={() => {
              if (!isActive) onChange(item.id)
            }}
          >
            <span>{item.label}</span>
            {item.count !== undefined && <span className="pw-count">{item.count}</span>}
          </button>
        )
      })}
    </div>
  )
}

/** Moves the chosen tab or chip of a line to its middle. `scrollIntoView` would also move the page. */
export function centreChosen(list: HTMLElement): void {
  const active = list.querySelector('[aria-selected="true"], .pw-chip-chosen')?.getBoundingClientRect()
  const { left, width } = list.getBoundingClientRect()
  if (active) list.scrollLeft += active.left + active.width / 2 - (left + width / 2)
}

function nextIndex(event: KeyboardEvent<HTMLElement>, count: number, current: number): number | undefined {
  const isRtl = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl'
  const step = isRtl ? -1 : 1
  switch (event.key) {
    case 'ArrowRight':
      return (current + step + count) % count
    case 'ArrowLeft':
      return (current - step + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Column } from '../workbench/column'
import { difference } from '../workbench/combination'
import { useEditing } from './context'
import { DeviceFrame } from './DeviceFrame'
import { usePushedDraft } from './frame/usePushedDraft'
import { type Device, deviceWidth } from './model/device'
import type { PageWindow } from '../shell/windowPage'
import { isTyping } from '../workbench/shortcuts'

interface BesideProps {
  readonly column: Column
  readonly device: Device
  /** True if it shows the product as it is saved. */
  readonly isBefore: boolean
}

/** Draws the second of two compared states: another market, language or person, or the page before the changes. */
export function Beside({ column, device, isBefore }: BesideProps) {
  const { state, ask, combination } = useEditing()
  const shown = useSyncExternalStore(column.subscribe, column.state)
  const drawn = useMemo(() => (isBefore ? { ...state, product: state.saved, changes: [] } : state), [state, isBefore])
  usePushedDraft(shown, drawn, ask)
  useKeysOf(shown.window, shown.seen)
  const others = difference(shown.combination, combination).map(([, value]) => value)
  const caption = [...others, ...(isBefore ? ['as saved'] : [])].join(' · ') || 'the same'
  const width = deviceWidth(device, drawn.product.markets[shown.combination.market])
  return <DeviceFrame column="right" title="Page beside" caption={caption} shown={shown} width={width} />
}

/** Lets the keys of the studio count in a page too, except while somebody types there. */
function useKeysOf(page: PageWindow | undefined, seen: number): void {
  useEffect(() => {
    if (!page || page.closed) return undefined
    const pass = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, target } = event
      const isUndo = (ctrlKey || metaKey) && key.toLowerCase() === 'z' && !isTyping(target)
      if (key !== 'F6' && !isUndo) return
      event.preventDefault()
      window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, ctrlKey, metaKey }))
    }
    page.addEventListener('keydown', pass)
    return () => page.removeEventListener('keydown', pass)
    // The same frame gets another document when it loads.
  }, [page, seen])
}

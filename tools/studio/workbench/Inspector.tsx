import { useEffect, useEffectEvent, useRef } from 'react'
import type { PageWindow } from '../shell/windowPage'
import { componentsAt, type OpenField, openFieldAt, partAt } from './inspect/partAt'
import type { Snapshot } from './inspect/snapshot'
import { pathName } from './places'

/** The clicked part of the config, and the components around the clicked element, the nearest one first. */
export interface ChosenPart {
  readonly path: readonly string[]
  readonly components: readonly string[]
  readonly field: OpenField | undefined
}

interface InspectorProps {
  readonly page: PageWindow
  readonly snapshot: Snapshot
  onChoose(part: ChosenPart): void
}

/** Makes a click in the page select a part, and nothing else, while it is mounted. */
export function Inspector({ page, snapshot, onChoose }: InspectorProps) {
  const mark = useRef<HTMLDivElement>(null)
  const label = useRef<HTMLSpanElement>(null)

  const point = useEffectEvent((event: Event) => {
    const element = elementOf(event, page)
    const path = element && partAt(element, snapshot)
    if (mark.current && label.current) {
      mark.current.hidden = !path
      if (!element || !path) return
      label.current.textContent = pathName(path)
      frame(mark.current, element, page)
    }
  })
  const choose = useEffectEvent((event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    point(event)
    const element = elementOf(event, page)
    const path = element && partAt(element, snapshot)
    if (path && event.type === 'click')
      onChoose({ path, components: componentsAt(element), field: openFieldAt(element) })
  })
  useEffect(() => {
    const onPoint = (event: Event) => point(event)
    const onChosen = (event: Event) => choose(event)
    page.addEventListener('pointermove', onPoint, true)
    for (const name of taken) page.addEventListener(name, onChosen, true)
    return () => {
      page.removeEventListener('pointermove', onPoint, true)
      for (const name of taken) page.removeEventListener(name, onChosen, true)
    }
  }, [page])

  return (
    <div ref={mark} className="pw-bench-mark" hidden>
      <span ref={label} />
    </div>
  )
}

/** Events that must not reach the page. */
const taken = ['pointerdown', 'mousedown', 'click']

function elementOf({ target }: Event, page: PageWindow): Element | undefined {
  return target instanceof page.Element ? target : undefined
}

/** Places the mark around an element of the page, in the coordinates of the phone's container. */
function frame(mark: HTMLElement, element: Element, page: PageWindow): void {
  const stage = mark.parentElement?.getBoundingClientRect()
  const view = page.frameElement?.getBoundingClientRect()
  if (!stage || !view) return
  const box = element.getBoundingClientRect()
  const place = {
    'inset-block-start': view.top - stage.top + box.top,
    'inset-inline-start': view.left - stage.left + box.left,
    'inline-size': box.width,
    'block-size': box.height,
  }
  for (const [name, value] of Object.entries(place)) mark.style.setProperty(name, `${value}px`)
}

import { useEffect, useState } from 'react'
import type { PageWindow } from '../shell/windowPage'
import { partAt } from '../workbench/inspect/partAt'
import { takeSnapshot } from '../workbench/inspect/snapshot'
import { pathName } from '../workbench/places'
import { useEditing } from './context'
import { partsOf } from './model/pageParts'

interface Mark {
  readonly path: readonly string[]
  readonly label: string
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
}

/** Draws a button over each part of the page that is seen. A press, or Tab and Enter, chooses it. */
export function Marks({ page, seen }: { readonly page: PageWindow; readonly seen: number }) {
  const { page: config, route, english, chosen, choose, state } = useEditing()
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useEffect(() => {
    if (page.closed) return undefined
    const names = new Map(
      partsOf(config, english).map((part) => [pathName(part.path), `${part.noun} ${part.name}`.trim()]),
    )
    let frame = 0
    const measure = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setMarks(marksIn(page, route, names)))
    }
    measure()
    page.addEventListener('scroll', measure, true)
    page.addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      page.removeEventListener('scroll', measure, true)
      page.removeEventListener('resize', measure)
    }
  }, [page, seen, config, route, english, state.changes])
  return (
    <div
      className="pw-studio-marks"
      role="group"
      aria-label="Parts on the page"
      onWheel={({ deltaX, deltaY }) => page.scrollBy(deltaX, deltaY)}
    >
      {marks.map(({ path, label, box }) => (
        <button
          key={pathName(path)}
          type="button"
          className="pw-studio-mark"
          aria-label={label}
          aria-pressed={pathName(path) === pathName(chosen)}
          style={{ insetInlineStart: box.left, insetBlockStart: box.top, inlineSize: box.width, blockSize: box.height }}
          onClick={() => choose(path)}
        >
          <span aria-hidden="true">{label}</span>
        </button>
      ))}
    </div>
  )
}

/** Finds the parts on the screen. A part within another one comes later, so that it lies above. */
function marksIn(page: PageWindow, route: string, names: ReadonlyMap<string, string>): readonly Mark[] {
  const snapshot = takeSnapshot(page.document)
  // A redirect shows another page, whose parts are not those that are edited.
  if (!snapshot || snapshot.route !== route) return []
  const found = new Map<string, Mark>()
  for (const element of page.document.body.querySelectorAll('*')) {
    const path = partAt(element, snapshot)
    const name = path && nearestName(path, names)
    if (!name) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width < 4 || height < 4 || top > page.innerHeight || top + height < 0) continue
    const id = pathName(name.path)
    const known = found.get(id)
    if (known && known.box.width * known.box.height >= width * height) continue
    found.set(id, { ...name, box: { left, top, width, height } })
  }
  return [...found.values()].toSorted(
    (a, b) => b.box.width * b.box.height - a.box.width * a.box.height || a.path.length - b.path.length,
  )
}

/** A member that is no part belongs to the part around it. The title of the page is a part here. */
function nearestName(path: readonly string[], names: ReadonlyMap<string, string>) {
  for (let at = path; at.length > 0; at = at.slice(0, -1)) {
    const label = names.get(pathName(at))
    if (label !== undefined) return { path: at, label }
  }
  return path[0] === 'title' ? { path: [], label: 'Page' } : undefined
}

import { useState, type DragEvent } from 'react'
import { isObject } from '@pagewright/engine/studio'
import { type ProductChange, valueAtPath } from '@pagewright/cli/browser'
import { pathName } from '../../workbench/places'
import { type Editing, settingOf, sharedAt, targetOf, useEditing } from '../context'
import { idsInOrder, type PagePart, partsOf } from '../model/parts'
import { problemCounts, problemsOf } from '../model/problemsAt'

/** Lists the parts of the open page. A press chooses one; Alt with an arrow key or dragging moves it. */
export function PartTree() {
  const editing = useEditing()
  const { page, english, chosen, choose, studio, state, route } = editing
  const [dragged, setDragged] = useState<PagePart>()
  const parts = partsOf(page, english)
  const counts = problemCounts(
    problemsOf(state.plan),
    route,
    parts.map(({ path }) => path),
  )

  const move = (part: PagePart, to: number) => {
    const changes = moving(editing, part.path, to)
    if (changes.length > 0) studio.change(...changes)
  }
  const drop = (event: DragEvent, part: PagePart) => {
    event.preventDefault()
    if (!dragged || pathName(dragged.path.slice(0, -1)) !== pathName(part.path.slice(0, -1))) return
    move(dragged, siblingsOf(editing, part.path).indexOf(part.path.at(-1) ?? ''))
  }
  return (
    <ul className="pw-studio-parts" aria-label="Parts of the page">
      <li>
        <button type="button" aria-pressed={chosen.length === 0} onClick={() => choose([])}>
          The page itself
        </button>
      </li>
      {parts.map((part) => (
        <li key={pathName(part.path)} style={{ paddingInlineStart: part.depth * 12 }}>
          <button
            type="button"
            draggable
            aria-pressed={pathName(part.path) === pathName(chosen)}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={() => choose(part.path)}
            onDragStart={() => setDragged(part)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, part)}
            onKeyDown={(event) => {
              if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
              event.preventDefault()
              const at = siblingsOf(editing, part.path).indexOf(part.path.at(-1) ?? '')
              move(part, at + (event.key === 'ArrowUp' ? -1 : 1))
            }}
          >
            {part.name} <small>{part.noun}</small>
            {counts.has(pathName(part.path)) && <em> {problemWords(counts.get(pathName(part.path)) ?? 0)}</em>}
          </button>
        </li>
      ))}
    </ul>
  )
}

function problemWords(count: number): string {
  return count === 1 ? '1 problem' : `${count} problems`
}

/** Returns the ids beside a part, in the order of the screen. */
export function siblingsOf({ page }: Editing, path: readonly string[]): readonly string[] {
  const held = valueAtPath(page, path.slice(0, -1))
  const around = valueAtPath(page, path.slice(0, -2)) as { readonly order?: unknown } | undefined
  return idsInOrder(isObject(held) ? held : {}, around?.order, path.at(-2) ?? '')
}

/** Returns the changes that move a part to a place among its neighbours. */
export function moving(editing: Editing, path: readonly string[], to: number): readonly ProductChange[] {
  const ids = siblingsOf(editing, path)
  const id = path.at(-1) ?? ''
  if (to < 0 || to >= ids.length || !ids.includes(id)) return []
  const order = ids.filter((one) => one !== id).toSpliced(to, 0, id)
  const around = path.slice(0, -2)
  const hasOrder = valueAtPath(editing.page, [...around, 'order']) !== undefined
  const { market, ...target } = targetOf(editing)
  if (market !== undefined || hasOrder) return settingOf(editing, [...around, 'order'], order)
  return [{ do: 'move', ...target, at: path, after: order[to - 1] ?? null, ...sharedAt(editing, path) }]
}

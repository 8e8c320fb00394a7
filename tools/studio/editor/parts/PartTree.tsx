import { useState, type DragEvent } from 'react'
import { pathName } from '../../workbench/places'
import { useEditing } from '../context'
import { Icon, type IconUse } from '../Icon'
import { moving, siblingsOf } from '../model/partOrder'
import { type PagePart, partsOf } from '../model/pageParts'
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
          <Icon name="page" />
          <span>The page itself</span>
        </button>
      </li>
      {parts.map((part) => (
        <li key={pathName(part.path)} style={{ paddingInlineStart: part.depth * 14 }}>
          <button
            type="button"
            draggable
            aria-pressed={pathName(part.path) === pathName(chosen)}
            title="Drag it, or press Alt with an arrow key, to move it"
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
            <Icon name={icons[part.noun || part.name] ?? 'part'} />
            <span>
              {part.name}{' '}
              <code className="pw-studio-code" aria-hidden="true">
                {part.path.at(-1)}
              </code>
            </span>{' '}
            <small>{part.noun}</small>
            {counts.has(pathName(part.path)) && <em> {countWords(counts.get(pathName(part.path)) ?? 0)}</em>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Icons by what a part is. */
const icons: { readonly [noun: string]: IconUse } = {
  Action: 'action',
  Badge: 'text',
  Choice: 'done',
  Column: 'table',
  Condition: 'eye',
  Detail: 'page',
  Field: 'field',
  Filter: 'filter',
  Form: 'form',
  Item: 'text',
  Line: 'text',
  Link: 'link',
  Links: 'link',
  List: 'list',
  'Row line': 'text',
  Table: 'table',
  Text: 'text',
  'What a row shows': 'list',
}

function countWords(count: number): string {
  return count === 1 ? '1 problem' : `${count} problems`
}

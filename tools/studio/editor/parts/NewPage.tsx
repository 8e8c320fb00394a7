import { useId, useState } from 'react'
import { useEditing } from '../context'
import { textOf } from '../model/parts'

/** The answers from which the server plans the page. */
interface Wanted {
  readonly route: string
  readonly kind: 'list' | 'form'
  readonly call: string
  readonly title: string
  readonly linkFrom: string
  readonly show: readonly string[]
}

interface NewPageProps {
  onDone(route?: string): void
}

/** Makes a page from an endpoint: a list of its rows, or a form for it, with a link from another page. */
export function NewPage({ onDone }: NewPageProps) {
  const { state, ask, studio, route, english } = useEditing()
  const id = useId()
  const { endpoints } = state.product.known
  const [wanted, setWanted] = useState<Wanted>({
    route: '/',
    kind: 'list',
    call: '',
    title: '',
    linkFrom: route,
    show: [],
  })
  const [refusal, setRefusal] = useState<string>()
  const isList = wanted.kind === 'list'
  const fits = Object.entries(endpoints).filter(([, { kind, rows }]) =>
    isList ? kind === 'read' && rows.length > 0 : kind === 'write',
  )
  const members = (endpoints[wanted.call]?.rows ?? []).map((one) => one.path).filter((one) => !one.includes('.'))
  const set = (change: Partial<Wanted>) => setWanted({ ...wanted, ...change })
  const add = async () => {
    try {
      const { changes } = await ask('newPage', wanted)
      studio.change(...changes)
      onDone(wanted.route)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <form
      className="pw-studio-panel pw-studio-new"
      aria-label="New page"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <h2>New page</h2>
      <label htmlFor={`${id}-kind`}>What it is</label>
      <select
        id={`${id}-kind`}
        value={wanted.kind}
        onChange={({ target }) => set({ kind: target.value === 'form' ? 'form' : 'list', call: '', show: [] })}
      >
        <option value="list">A list of rows</option>
        <option value="form">A form that is sent</option>
      </select>
      <label htmlFor={`${id}-call`}>Endpoint</label>
      <select
        id={`${id}-call`}
        value={wanted.call}
        required
        onChange={({ target }) => set({ call: target.value, show: [] })}
      >
        <option value="">Choose</option>
        {fits.map(([name]) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <label htmlFor={`${id}-title`}>Title in English</label>
      <input id={`${id}-title`} value={wanted.title} required onChange={({ target }) => set({ title: target.value })} />
      <label htmlFor={`${id}-route`}>Address</label>
      <input
        id={`${id}-route`}
        value={wanted.route}
        required
        pattern="/[\w\-]+(/[\w\-]+)*"
        onChange={({ target }) => set({ route: target.value })}
      />
      <small>Such as /guild/bound.</small>
      <label htmlFor={`${id}-from`}>Linked from</label>
      <select id={`${id}-from`} value={wanted.linkFrom} onChange={({ target }) => set({ linkFrom: target.value })}>
        {Object.entries(state.product.pages).map(([path, page]) => (
          <option key={path} value={path}>
            {path}: {textOf(page['title'], english) ?? ''}
          </option>
        ))}
      </select>
      {isList && members.length > 0 && (
        <fieldset>
          <legend>Shown in a row</legend>
          {members.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={wanted.show.includes(name)}
                onChange={({ target }) =>
                  set({ show: target.checked ? [...wanted.show, name] : wanted.show.filter((one) => one !== name) })
                }
              />{' '}
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {refusal !== undefined && (
        <p role="alert" className="pw-studio-problem">
          {refusal}
        </p>
      )}
      <button type="submit">Add page</button>
      <button type="button" onClick={() => onDone()}>
        Cancel
      </button>
    </form>
  )
}

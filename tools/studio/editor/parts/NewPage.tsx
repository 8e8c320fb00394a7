import { useId, useState } from 'react'
import { useEditing } from '../context'
import { endpointOffers, nameOffers } from '../model/offers'
import { nameFor } from '../model/textKeys'
import { wordsOfName } from '../model/words'
import { addressRefusal, CheckedInput, FormButtons } from '../panel/CheckedInput'
import { intoView, Picker } from '../panel/Picker'
import { usePictures } from '../panel/pictures'

/** The answers from which the server plans the page. */
export interface WantedPage {
  readonly route: string
  readonly kind: 'list' | 'form'
  readonly call: string
  readonly title: string
  readonly linkFrom: string
  readonly show: readonly string[]
}

interface NewPageProps {
  /** What is typed so far. It stays while somebody looks at the review. */
  readonly typed: WantedPage | undefined
  onType(wanted: WantedPage): void
  onDone(route?: string): void
}

/** Makes a page from an endpoint: a list of its rows, or a form for it, with a link from another page. */
export function NewPage({ typed, onType, onDone }: NewPageProps) {
  const editing = useEditing()
  const { state, ask, studio, route: opened } = editing
  const id = useId()
  const { endpoints } = state.product.known
  const wanted = typed ?? { route: '', kind: 'list', call: '', title: '', linkFrom: opened, show: [] }
  const [refusal, setRefusal] = useState<string>()
  const isList = wanted.kind === 'list'
  const fits = endpointOffers(state.product, (kind, rows) =>
    isList ? kind === 'read' && rows.length > 0 : kind === 'write',
  )
  const picture = usePictures({ kind: 'name', set: 'route' })
  const route = wanted.route || addressFor(wanted, state.product.pages)
  const members = (endpoints[wanted.call]?.rows ?? []).map((one) => one.path).filter((one) => !one.includes('.'))
  const set = (change: Partial<WantedPage>) => onType({ ...wanted, ...change })
  const add = async () => {
    try {
      const { changes } = await ask('newPage', { ...wanted, route, changes: state.changes.map(({ change }) => change) })
      studio.change(...changes)
      onDone(route)
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
      <label htmlFor={`${id}-call`}>{isList ? 'Rows come from' : 'The form goes to'}</label>
      <Picker
        id={`${id}-call`}
        value={wanted.call}
        among={fits}
        isNeeded
        onChange={(call) => set({ call, show: [] })}
      />
      <label htmlFor={`${id}-title`}>Title in English</label>
      <input id={`${id}-title`} value={wanted.title} required onChange={({ target }) => set({ title: target.value })} />
      <label htmlFor={`${id}-route`}>Address</label>
      <CheckedInput
        id={`${id}-route`}
        value={route}
        refusal={addressRefusal(route, state.product)}
        hint="It is made from the title, and can be changed."
        onChange={(next) => set({ route: next })}
      />
      <label htmlFor={`${id}-from`}>Linked from</label>
      <Picker
        id={`${id}-from`}
        value={wanted.linkFrom}
        among={nameOffers(editing, 'route')}
        picture={picture}
        isNeeded
        onChange={(linkFrom) => set({ linkFrom })}
      />
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
              {wordsOfName(name)}
            </label>
          ))}
        </fieldset>
      )}
      {refusal !== undefined && (
        <p role="alert" ref={intoView} className="pw-studio-problem">
          {refusal}
        </p>
      )}
      <FormButtons submit="Add page" onCancel={() => onDone()} />
    </form>
  )
}

/** Returns a free address below the page that links to the new one, or nothing as long as there is no title. */
function addressFor({ title, linkFrom }: WantedPage, pages: object): string {
  if (title === '') return ''
  const above = linkFrom === '/' ? '' : linkFrom
  const below = Object.keys(pages).flatMap((one) => (one.startsWith(`${above}/`) ? [one.slice(above.length + 1)] : []))
  const taken = below.map((one) => one.toLowerCase().replaceAll('-', '_'))
  return `${above}/${nameFor(title, taken, 'page').replaceAll('_', '-')}`
}

// Draws a panel of the studio in tests, with the product, a state and the answers of a server.
import { render } from '@testing-library/react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { type Editing, EditingContext } from '../../tools/studio/editor/context'
import type { CallApi } from '../../tools/studio/editor/model/apiClient'
import { createStudio, type Studio } from '../../tools/studio/editor/model/createStudio'
import { effectivePage } from '../../tools/studio/editor/model/draftProduct'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { memory, planOf } from './studioState'

interface PanelOptions {
  readonly product: StudioProduct
  readonly route: string
  readonly market: string
  readonly chosen?: readonly string[]
  readonly isMarketOnly?: boolean
  readonly scheme?: 'light' | 'dark'
  readonly language?: string
  /** The server's answer to the question where the values of the page come from. */
  readonly provenance?: Editing['provenance']
  /** Answers instead of the table of answers. */
  readonly ask?: (name: string, args?: object) => Promise<unknown>
  /** Answers of the server, by operation. A function is called for each. */
  readonly answers?: { readonly [operation: string]: unknown }
}

/** Draws a panel, and returns the state of its studio. */
export function openPanel(panel: ReactNode, options: PanelOptions): Studio {
  const { product, answers } = options
  const all: { readonly [name: string]: unknown } = { product, history: [], plan: planOf(), ...answers }
  const studio = createStudio(product, apiOf(all), memory())
  render(
    <Editor studio={studio} answers={all} options={options}>
      {panel}
    </Editor>,
  )
  return studio
}

function apiOf(answers: { readonly [name: string]: unknown }): CallApi {
  return (async (name: string) => {
    const answer = answers[name]
    return typeof answer === 'function' ? (answer as () => unknown)() : answer
  }) as CallApi
}

interface EditorProps {
  readonly studio: Studio
  readonly answers: { readonly [name: string]: unknown }
  readonly options: PanelOptions
  readonly children: ReactNode
}

function Editor({ studio, answers, options, children }: EditorProps) {
  const {
    route: first,
    market,
    chosen: part = [],
    isMarketOnly = false,
    scheme = 'light',
    language = 'en',
    provenance,
    ask,
  } = options
  const state = useSyncExternalStore(studio.subscribe, studio.state)
  const [there, onThere] = useState<string>()
  const [chosen, choose] = useState(part)
  const [route, setRoute] = useState(first)
  const combination: Editing['combination'] = {
    path: route,
    market,
    language,
    direction: 'language',
    scheme,
    role: 'nobody',
    host: 'browser',
    version: '1.4.0',
    day: 'today',
    time: '',
    data: 'normal',
    assume: '',
  }
  const editing: Editing = {
    studio,
    state,
    combination,
    ask: ask ? (ask as CallApi) : apiOf(answers),
    route,
    page: effectivePage(state.product, market, route) ?? {},
    english: state.product.locales['en'] ?? {},
    isMarketOnly,
    isCodeShown: false,
    there,
    chosen,
    provenance,
    frame: undefined,
    hasStore: true,
    choose,
    open(to, path = []) {
      setRoute(to)
      choose(path)
    },
    onThere,
    onCode: () => undefined,
    roles: ['nobody', 'owner', 'host'],
    lookAs: () => undefined,
  }
  return (
    <EditingContext value={editing}>
      <p data-testid="open">{[route, ...chosen].join(' ')}</p>
      {children}
    </EditingContext>
  )
}

/** Returns the changes of a studio that are not saved. */
export const changesOf = (studio: Studio) => studio.state().changes.map(({ change }) => change)

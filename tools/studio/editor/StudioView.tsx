import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { WorkbenchModel } from '../workbench/createWorkbench'
import { type Editing, EditingContext } from './context'
import { PageList } from './PageList'
import { EditPanel } from './panel/EditPanel'
import { NewMarket } from './parts/NewMarket'
import { NewPage, type WantedPage } from './parts/NewPage'
import { Stage } from './Stage'
import { Toasts } from './Toasts'
import { TopBar } from './TopBar'
import type { CallApi } from './model/apiClient'
import type { Places } from '../workbench/places'
import { effectivePage } from './model/draftProduct'
import type { Studio } from './model/createStudio'
import type { Device } from './model/device'
import { goToRegion } from './regions'
import { roles } from '../workbench/combination'
import { ReleaseBar } from './release/ReleaseBar'
import { useReleases } from './release/useReleases'
import { Review } from './review/Review'
import { ThemePanel } from './panel/ThemePanel'
import { TextTable } from './panel/TextTable'
import type { StudioTexts } from '../server/api/studioProduct'
import { usePushedDraft } from './frame/usePushedDraft'
import { useKeptFocus } from './useKeptFocus'

/** The content of the right side. */
export type Side = 'part' | 'theme' | 'texts' | 'review' | 'page' | 'market'

interface StudioViewProps {
  readonly studio: Studio
  readonly bench: WorkbenchModel
  readonly ask: CallApi
  /** The size at the beginning. */
  readonly initialDevice: Device
  onDevice(device: Device): void
}

/** Draws the studio: pages on the left, the page in the middle, what is edited on the right. */
export function StudioView({ studio, bench, ask, initialDevice, onDevice }: StudioViewProps) {
  const state = useSyncExternalStore(studio.subscribe, studio.state)
  const { left: column, right: beside } = useSyncExternalStore(bench.subscribe, bench.columns)
  if (!column) throw new Error('The studio has no left column.')
  const shown = useSyncExternalStore(column.subscribe, column.state)
  const [side, setSide] = useState<Side>('part')
  const [device, setDevice] = useState(initialDevice)
  const [isBefore, setBefore] = useState(false)
  const [isPicking, setPicking] = useState(true)
  const [isMarketOnly, setMarketOnly] = useState(false)
  const [typedPage, setTypedPage] = useState<WantedPage>()
  const [there, setThere] = useState<string>()
  const [isCodeShown, setCodeShown] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const panel = useRef<HTMLElement>(null)
  const { combination, window: frame, seen } = shown
  const route = combination.path.split('?', 1)[0] ?? '/'
  const provenance = useProvenance(ask, combination.market, route, state.saved)
  const page = useMemo(
    () => effectivePage(state.product, combination.market, route),
    [state.product, combination.market, route],
  )
  const english = useMemo(
    () => withProduct(state.product.locales['en'] ?? {}, state.product.markets[combination.market]?.['product']),
    [state.product, combination.market],
  )
  const releases = useReleases(ask, state.saved)
  usePushedDraft(shown, state, ask)
  useKeptFocus(panel)

  // What is chosen begins at its top, wherever the panel was before.
  const shownPart = [side, route, ...chosen].join(' ')
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0
  }, [shownPart])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'F6') {
      event.preventDefault()
      goToRegion(event.shiftKey ? -1 : 1)
      return
    }
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return
    event.preventDefault()
    if (event.shiftKey) studio.redo()
    else studio.undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    // The focus may be in the page, where the keys of the studio count too.
    const windows = [window, ...(frame && !frame.closed ? [frame] : [])]
    for (const one of windows) one.addEventListener('keydown', listen)
    return () => {
      for (const one of windows) one.removeEventListener('keydown', listen)
    }
    // The same frame gets another document when it loads.
  }, [frame, seen])

  const goTo = (path = route, part: readonly string[] = []) => {
    setChosen(part)
    setSide('part')
    if (path === route) return
    column.change({ path })
    beside?.change({ path })
  }
  const editing: Editing = {
    studio,
    state,
    combination,
    ask,
    route,
    page: page ?? {},
    english,
    isMarketOnly,
    isCodeShown,
    there,
    chosen,
    provenance,
    frame,
    hasStore: releases.known !== null,
    onThere: setThere,
    onCode: setCodeShown,
    roles,
    lookAs: (role) => column.change({ role }),
    open: goTo,
    choose(path) {
      setChosen(path)
      setSide('part')
      // On a phone the panel is in the flow of the page, below what was pressed.
      if (window.matchMedia('(width < 700px)').matches) panel.current?.scrollIntoView({ block: 'nearest' })
    },
  }
  return (
    <EditingContext value={editing}>
      <div className="pw-studio" data-code={isCodeShown}>
        <TopBar
          column={column}
          beside={beside}
          onCompare={(isCompared) => {
            bench.compare(isCompared)
            setBefore(false)
          }}
          isBefore={isBefore}
          onBefore={setBefore}
          device={device}
          onDevice={(next) => {
            setDevice(next)
            onDevice(next)
          }}
          side={side}
          onSide={setSide}
          isPicking={isPicking}
          onPicking={setPicking}
        />
        <PageList onOpen={(path) => goTo(path)} onNew={() => setSide('page')} />
        <Stage
          shown={shown}
          device={device}
          isPicking={isPicking}
          isHidden={page === undefined}
          beside={beside}
          isBefore={isBefore}
        />
        <aside ref={panel} className="pw-studio-side" aria-label="Properties" data-region="side" tabIndex={-1}>
          {side === 'part' && <EditPanel isMarketOnly={isMarketOnly} onMarketOnly={setMarketOnly} />}
          {side === 'theme' && <ThemePanel />}
          {side === 'texts' && <TextTable />}
          {side === 'review' && (
            <Review
              onBefore={() => {
                bench.compare(true)
                setBefore(true)
              }}
            />
          )}
          {side === 'page' && (
            <NewPage
              typed={typedPage}
              onType={setTypedPage}
              onDone={(path) => {
                setTypedPage(undefined)
                goTo(path)
              }}
            />
          )}
          {side === 'market' && <NewMarket onDone={() => setSide('review')} />}
        </aside>
        {releases.known && (
          <ReleaseBar
            {...releases}
            known={releases.known}
            isUnsaved={state.changes.length > 0}
            path={combination.path}
          />
        )}
        <Toasts
          told={state.told}
          product={state.product}
          // The review tells the reason itself, with a way on.
          {...(state.refusal !== undefined && side !== 'review' && { refusal: state.refusal })}
        />
      </div>
    </EditingContext>
  )
}

/** Asks the server where the values of a page come from, again after each save. */
function useProvenance(ask: CallApi, market: string, route: string, saved: object): Places | undefined {
  const [known, setKnown] = useState<Places>()
  useEffect(() => {
    let isWanted = true
    ask('read', { market, route })
      .then((found) => isWanted && setKnown(found))
      .catch(() => isWanted && setKnown(undefined))
    return () => {
      isWanted = false
    }
  }, [ask, market, route, saved])
  return known
}

/** Puts the product's name into the texts. Otherwise some parts would be called `{{product}}`. */
function withProduct(texts: StudioTexts, product: unknown): StudioTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replaceAll('{{product}}', String(product))]),
  )
}

/** Returns true for a text field, which has the browser's own undo. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')
}

import { useEffect, useState } from 'react'
import type { PageWindow } from '../../shell/windowPage'
import { useEditing } from '../context'
import type { StudioProblem } from '../model/apiClient'
import { Icon } from '../Icon'
import { fixWords, problemWords } from '../model/problemWords'
import { moduleIn, isStopped } from './pushDraft'

interface PageStoppedProps {
  readonly page: PageWindow | undefined
  readonly seen: number
}

/** Says why the page cannot be shown, where it would be, with what mends it. Draws nothing otherwise. */
export function PageStopped({ page, seen }: PageStoppedProps) {
  const { studio, state, isCodeShown } = useEditing()
  const drafted = useDraftedStops()
  const saved = useSavedStops(page, seen)
  const stops = drafted.length > 0 ? drafted : saved
  if (stops.length === 0) return null
  const mended = stops.find((one) => one.corrected)
  const last = state.changes.length - 1
  return (
    <div className="pw-studio-hidden" role="alert">
      <Icon name="alert" />
      <h2>This page cannot be shown</h2>
      <ul>
        {stops.slice(0, most).map((one) => (
          <li key={`${one.file}${one.line}${one.says}`}>{problemWords(one, state.product, isCodeShown)}</li>
        ))}
      </ul>
      {stops.length > most && <p>And {stops.length - most} more: see Review.</p>}
      {mended?.corrected && (
        <button type="button" className="pw-studio-main" onClick={() => studio.correct(mended.corrected ?? [])}>
          Correct: {fixWords(mended, isCodeShown)}
        </button>
      )}
      {drafted.length > 0 && (
        <button type="button" onClick={() => (state.canUndo ? studio.undo() : studio.drop(last))}>
          Undo the last change
        </button>
      )}
      {drafted.length === 0 && stops.some(({ fix }) => fix !== undefined) && (
        <button type="button" disabled={state.isBusy} onClick={() => void studio.correctSaved()}>
          Correct what has one answer
        </button>
      )}
    </div>
  )
}

/** So many reasons fit into the frame of a phone. */
const most = 4

/** Returns why the page cannot be shown with the unsaved changes, by the last check of them. */
function useDraftedStops(): readonly StudioProblem[] {
  const { state, route } = useEditing()
  const { plan, isChecked, changes } = state
  const [checked, setChecked] = useState(plan)
  // While the next check runs, the last one counts, so that the page does not come and go.
  if ((isChecked || changes.length === 0) && plan !== checked) setChecked(plan)
  if (changes.length === 0) return []
  return (checked?.problems ?? []).filter((one) => isStopOf(one, route))
}

/** Returns why the saved page cannot be shown. */
function useSavedStops(page: PageWindow | undefined, seen: number): readonly StudioProblem[] {
  const { state, route, ask } = useEditing()
  const { saved } = state
  const module = page && !page.closed ? moduleIn(page.document, route) : undefined
  const isWanted = module !== undefined && isStopped(module)
  const [found, setFound] = useState<readonly StudioProblem[]>([])
  useEffect(() => {
    if (!isWanted) return undefined
    let isAsked = true
    ask('problems')
      .then((all) => isAsked && setFound(all))
      .catch(() => undefined)
    return () => {
      isAsked = false
    }
  }, [ask, isWanted, saved, seen])
  return isWanted ? found.filter((one) => isStopOf(one, route)) : []
}

/** A problem without a page may stop all of them. */
function isStopOf({ isStop, at }: StudioProblem, route: string): boolean {
  return isStop === true && (at === undefined || at.page === route)
}

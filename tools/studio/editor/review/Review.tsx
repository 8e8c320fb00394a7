import { useEffect, useMemo, useState } from 'react'
import { useEditing } from '../context'
import { Icon, IconButton } from '../Icon'
import { groupsOf, headsOf } from '../model/keptDraft'
import { neededBy } from '../model/neededBy'
import { textOf } from '../model/pageParts'
import { whenWords } from '../model/whenWords'
import { Code } from './Code'
import { Problems } from './Problems'
import { ProductProblems } from './ProductProblems'
import { SavedWords } from './SavedWords'
import { Tests } from './Tests'

interface ReviewProps {
  /** Shows the page as it is saved beside the page with the changes. */
  onBefore(): void
}

/** Lists the unsaved changes in sentences, with their problems and, on demand, their code, and saves them. */
export function Review({ onBefore }: ReviewProps) {
  const { studio, state, english, combination, isCodeShown, hasStore } = useEditing()
  const { changes, plan, isChecked, refusal, isBusy, history } = state
  const [note, setNote] = useState('')
  const [isCommitted, setCommitted] = useState(false)
  const isOpen = plan !== undefined && isChecked && plan.problems.length === 0 && plan.choices.length === 0
  const permissions = plan && plan.problems.length === 0 ? plan.permissions : []
  // The server does not know which market is shown.
  const product = state.product.markets[combination.market]?.['product']
  const named = (words: string) => words.replaceAll('{{product}}', String(product))
  const groups = groupsOf(changes)
  const needing = useMemo(() => neededBy(state.saved, changes), [state.saved, changes])
  return (
    <div className="pw-studio-panel">
      <header>
        <h2>{changes.length === 0 ? 'History' : 'Review'}</h2>
        <p className="pw-studio-path" role="status">
          {changes.length === 0
            ? 'Everything is saved.'
            : isChecked || refusal !== undefined
              ? 'Not saved yet, kept in this browser.'
              : 'Not saved yet, kept in this browser. Checking …'}
        </p>
      </header>
      {changes.length === 0 && history.length === 0 && (
        <div className="pw-studio-empty">
          <Icon name="done" />
          <p>No change was made yet.</p>
          <p className="pw-studio-note">
            Press a part on the page to change it. Each saved change stands here, and can be undone.
          </p>
        </div>
      )}
      {refusal !== undefined && (
        <div role="alert" className="pw-studio-problem">
          <p>{refusal}</p>
          <button type="button" onClick={() => void studio.reload()}>
            Read the product again
          </button>
        </div>
      )}
      {changes.length > 0 && (
        <ol className="pw-studio-changes" aria-label="Changes that are not saved">
          {groups.map((group, index) => (
            <li key={group.map((at) => JSON.stringify(changes[at]?.change)).join()}>
              <p>
                {plan
                  ? headsOf(changes, group)
                      .map((at) => named(plan.words[at] ?? ''))
                      .join(' ')
                  : 'Planning …'}
              </p>
              <IconButton
                icon="undo"
                label={`Undo this${needingWords(needing[index]?.length ?? 0)}`}
                onClick={() => studio.drop(...group, ...(needing[index] ?? []).flat())}
              />
            </li>
          ))}
        </ol>
      )}
      {plan && (
        <>
          <Problems title="Mend these first" found={plan.problems} isAlert />
          {plan.choices.map((choice) => (
            <p key={choice.shared} role="alert" className="pw-studio-problem">
              {choice.shared} is used by {choice.others.length} other {choice.others.length === 1 ? 'place' : 'places'}.
              Undo this, choose the changed block on the page, and press “Change there” in its panel first.
            </p>
          ))}
          <Problems title="Can be mended later" found={plan.later} />
          <Problems title="Solved" found={plan.solved} />
          {permissions.length > 0 && (
            <details className="pw-studio-later">
              <summary>
                Who may do what changes <span className="pw-studio-count">{permissions.length}</span>
              </summary>
              <ul>
                {permissions.map((row) => (
                  <li key={row}>{named(row)}</li>
                ))}
              </ul>
            </details>
          )}
          {plan.pages.length > 0 && (
            <p className="pw-studio-path">
              Seen on{' '}
              {plan.pages.map((route) => textOf(state.product.pages[route]?.['title'], english) || route).join(', ')}
              {plan.markets.length > 0 && `, in ${plan.markets.join(', ')}`}.
            </p>
          )}
          {isCodeShown && <Code />}
          <button type="button" onClick={onBefore}>
            <Icon name="compare" /> Compare with the saved page
          </button>
          {plan.tests.length > 0 && <Tests files={plan.tests} />}
        </>
      )}
      {changes.length > 0 && (
        <form
          className="pw-studio-save"
          onSubmit={(event) => {
            event.preventDefault()
            // A refused save keeps its changes, and their reason.
            void studio.save({ note, isCommitted }).then((isSaved) => isSaved && setNote(''))
          }}
        >
          <label htmlFor="note">Why (optional)</label>
          <input id="note" value={note} onChange={({ target }) => setNote(target.value)} />
          {isCommitted && <Uncommitted />}
          <label>
            <input type="checkbox" checked={isCommitted} onChange={({ target }) => setCommitted(target.checked)} />
            Commit with git
          </label>
          <button type="button" onClick={studio.dropAll}>
            Discard all
          </button>
          <button type="submit" disabled={!isOpen || isBusy}>
            {isBusy ? 'Saving …' : 'Save'}
          </button>
        </form>
      )}
      {!hasStore && (
        <p className="pw-studio-note">
          Saving writes the files. To bring saved pages to people from here, start the server with PAGEWRIGHT_STORE:
          docs/releases.md.
        </p>
      )}
      {history.length > 0 && (
        <>
          {changes.length > 0 && <h3>History</h3>}
          <ol className="pw-studio-changes" aria-label="Saved changes">
            {history
              .filter(({ undoes }) => undoes === undefined)
              .toReversed()
              .map((entry) => (
                <li key={entry.id} data-undone={entry.isUndone}>
                  <div>
                    <SavedWords words={entry.words.map(named)} />
                    {entry.note !== undefined && <small>“{entry.note}”</small>}
                    <small>
                      {entry.id} · {whenWords(entry.when)} · {entry.who}
                    </small>
                  </div>
                  <IconButton
                    icon={entry.isUndone ? 'redo' : 'undo'}
                    label={`${entry.isUndone ? 'Redo' : 'Undo'} change ${entry.id}`}
                    disabled={isBusy}
                    onClick={() => void studio.takeBack(entry.isUndone ? 'redo' : 'undo', entry.id)}
                  />
                </li>
              ))}
          </ol>
        </>
      )}
      <ProductProblems />
    </div>
  )
}

/** Says what else goes with a change: ` and the 3 changes that need it`. */
function needingWords(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' and the change that needs it' : ` and the ${count} changes that need it`
}

/** Says which earlier changes a commit takes in. A part of them would leave a product that cannot be built. */
function Uncommitted() {
  const { ask, state } = useEditing()
  const { saved } = state
  const [files, setFiles] = useState<readonly string[]>([])
  useEffect(() => {
    let isWanted = true
    ask('uncommitted')
      .then((found) => isWanted && setFiles(found))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [ask, saved])
  if (files.length === 0) return null
  return (
    <p className="pw-studio-path" role="status">
      Earlier changes are not committed yet. This commit takes them in: {files.join(', ')}.
    </p>
  )
}

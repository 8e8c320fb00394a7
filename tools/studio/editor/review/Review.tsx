import { useState } from 'react'
import { useEditing } from '../context'
import { Problems } from './Problems'
import { ProductProblems } from './ProductProblems'
import { Tests } from './Tests'

interface ReviewProps {
  /** Shows the page as it is saved beside the page with the changes. */
  onBefore(): void
}

/** Lists the unsaved changes in words, with their problems and lines, and saves them. */
export function Review({ onBefore }: ReviewProps) {
  const { studio, state } = useEditing()
  const { changes, plan, isChecked, refusal, isBusy, journal } = state
  const [note, setNote] = useState('')
  const [isCommitted, setCommitted] = useState(false)
  const [isDiff, setDiff] = useState(false)
  const isOpen = plan !== undefined && isChecked && plan.problems.length === 0 && plan.choices.length === 0
  return (
    <div className="pw-studio-panel">
      <header>
        <h2>Changes</h2>
        <p className="pw-studio-path">
          {changes.length === 0 ? 'Everything is saved.' : `${changes.length} not saved, kept in this browser`}
        </p>
      </header>
      {refusal !== undefined && (
        <div role="alert" className="pw-studio-problem">
          <p>{refusal}</p>
          <button type="button" onClick={() => void studio.reload()}>
            Read the product again
          </button>
        </div>
      )}
      <ol className="pw-studio-changes" aria-label="Changes that are not saved">
        {changes.map(({ change }, index) => (
          <li key={JSON.stringify(change)}>
            <p>{plan?.words[index] ?? 'Planning …'}</p>
            <button type="button" onClick={() => studio.drop(index)}>
              Undo this
            </button>
          </li>
        ))}
      </ol>
      {plan && (
        <>
          {!isChecked && plan.choices.length === 0 && <p className="pw-studio-note">Checking …</p>}
          <Problems title="These must be mended first" found={plan.problems} isAlert />
          {plan.choices.map((choice) => (
            <p key={choice.shared} role="alert" className="pw-studio-problem">
              {choice.shared} is used by {choice.others.length} other places. Open the part, and choose there.
            </p>
          ))}
          <Problems title="Can be mended later" found={plan.later} />
          <Problems title="Solved" found={plan.solved} />
          {plan.permissions.length > 0 && (
            <details>
              <summary>Who may do what changes</summary>
              <pre>{plan.permissions.join('\n')}</pre>
            </details>
          )}
          <p className="pw-studio-path">
            {plan.files.map(({ file }) => file).join(', ')}
            {plan.pages.length > 0 && ` · pages ${plan.pages.join(', ')}`}
            {plan.markets.length > 0 && ` · markets ${plan.markets.join(', ')}`}
          </p>
          {plan.tests.length > 0 && <Tests files={plan.tests} />}
          <button type="button" onClick={onBefore}>
            Compare with the saved page
          </button>
          <button type="button" aria-expanded={isDiff} onClick={() => setDiff(!isDiff)}>
            {isDiff ? 'Hide the lines' : 'Show the lines'}
          </button>
          {isDiff && (
            <pre className="pw-studio-diff" aria-label="Changed lines">
              {plan.files.map(({ diff }) => diff).join('')}
            </pre>
          )}
        </>
      )}
      {changes.length > 0 && (
        <form
          className="pw-studio-new"
          onSubmit={(event) => {
            event.preventDefault()
            // A refused save keeps its changes, and their reason.
            void studio.save({ note, isCommitted }).then((isSaved) => isSaved && setNote(''))
          }}
        >
          <label htmlFor="note">Why (optional)</label>
          <input id="note" value={note} onChange={({ target }) => setNote(target.value)} />
          <label>
            <input type="checkbox" checked={isCommitted} onChange={({ target }) => setCommitted(target.checked)} />
            Commit with git
          </label>
          <button type="submit" className="pw-studio-main" disabled={!isOpen || isBusy}>
            {isBusy ? 'Saving …' : 'Save'}
          </button>
          <button type="button" onClick={studio.dropAll}>
            Take all out
          </button>
        </form>
      )}
      <ProductProblems />
      {journal.length > 0 && <h3>Saved</h3>}
      <ol className="pw-studio-changes" aria-label="Saved changes">
        {journal
          .filter(({ undoes }) => undoes === undefined)
          .toReversed()
          .map((entry) => (
            <li key={entry.id} data-undone={entry.isUndone}>
              <p>
                {entry.words.join(' ')}{' '}
                <small>
                  {entry.id} · {new Date(entry.when).toLocaleString()} · {entry.who}
                  {entry.note === undefined ? '' : ` · ${entry.note}`}
                </small>
              </p>
              <button
                type="button"
                disabled={isBusy}
                onClick={() => void studio.takeBack(entry.isUndone ? 'redo' : 'undo', entry.id)}
              >
                {entry.isUndone ? 'Redo' : 'Undo'} change {entry.id}
              </button>
            </li>
          ))}
      </ol>
    </div>
  )
}

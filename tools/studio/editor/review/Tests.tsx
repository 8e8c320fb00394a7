import { useState } from 'react'
import type { ProductChange } from '@pagewright/cli/browser'
import { useEditing } from '../context'
import type { StudioTestRun } from '../model/apiClient'

type Run = { readonly is: 'running' } | { readonly is: 'done'; readonly found: StudioTestRun } | Refused
interface Refused {
  readonly is: 'refused'
  readonly says: string
}

/** Lists the tests that the changes may affect, and runs those that need no browser. */
export function Tests({ files }: { readonly files: readonly string[] }) {
  const { ask, state, isCodeShown } = useEditing()
  const changes = state.changes.map(({ change }) => change)
  // An older run says nothing about changes that were made since.
  const [last, setLast] = useState<{ readonly of: string; readonly run: Run }>()
  const of = JSON.stringify(changes)
  const run = last?.of === of ? last.run : undefined
  const start = async (wanted: readonly ProductChange[]) => {
    setLast({ of, run: { is: 'running' } })
    try {
      setLast({ of, run: { is: 'done', found: await ask('test', { changes: wanted }) } })
    } catch (error) {
      setLast({ of, run: { is: 'refused', says: error instanceof Error ? error.message : String(error) } })
    }
  }
  return (
    <section aria-label="Tests" className="pw-studio-stack">
      {isCodeShown && (
        <details className="pw-studio-later">
          <summary>
            Tests that may be affected <span className="pw-studio-count">{files.length}</span>
          </summary>
          <ul>
            {files.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </details>
      )}
      <button type="button" disabled={run?.is === 'running'} onClick={() => void start(changes)}>
        {run?.is === 'running' ? 'Running the tests …' : 'Run these tests'}
      </button>
      <div role="status">{run?.is === 'done' && <Outcome found={run.found} />}</div>
      {run?.is === 'refused' && (
        <p role="alert" className="pw-studio-problem">
          {run.says}
        </p>
      )}
    </section>
  )
}

function Outcome({ found: { passed, failed, inBrowser } }: { readonly found: StudioTestRun }) {
  return (
    <>
      <p>
        {passed} passed, {failed.length} failed.
        {inBrowser.length > 0 && ` ${inBrowser.length} browser tests did not run: npm test -- build e2e.`}
      </p>
      {failed.map(({ file, test, says }) => (
        <details key={`${file} ${test}`} className="pw-studio-problem">
          <summary>
            {test} <small>{file}</small>
          </summary>
          <pre>{says}</pre>
        </details>
      ))}
    </>
  )
}

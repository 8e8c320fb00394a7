import { useState } from 'react'
import type { StudioProblem } from '../model/apiClient'
import { useEditing } from '../context'
import { Problems } from './Problems'

/** Checks the saved product on demand, and corrects what has one answer. */
export function ProductProblems() {
  const { ask, studio, state } = useEditing()
  const [found, setFound] = useState<readonly StudioProblem[]>()
  const [refusal, setRefusal] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    try {
      setFound(await ask('problems'))
      setRefusal(undefined)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    }
    setChecking(false)
  }
  const correctable = (found ?? []).filter(({ fix }) => fix !== undefined)
  return (
    <section aria-label="Saved product" className="pw-studio-stack">
      <button type="button" disabled={isChecking} onClick={() => void check()}>
        {isChecking ? 'Checking the saved product …' : 'Check the saved product'}
      </button>
      <div role="status">{found?.length === 0 && <p>The saved product has no problems.</p>}</div>
      <Problems title="In the saved product" found={found ?? []} />
      {correctable.length > 0 && (
        <button type="button" disabled={state.isBusy} onClick={() => void studio.correctSaved().then(check)}>
          Correct {correctable.length === 1 ? 'the one that has' : `the ${correctable.length} that have`} one answer
        </button>
      )}
      {refusal !== undefined && (
        <p role="alert" className="pw-studio-problem">
          {refusal}
        </p>
      )}
    </section>
  )
}

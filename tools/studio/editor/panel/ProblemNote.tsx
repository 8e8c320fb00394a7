import type { StudioProblem } from '../model/apiClient'
import { useEditing } from '../context'
import { fixWords, problemWords } from '../model/problemWords'

/** Says what is wrong, and offers the correction if there is only one. */
export function ProblemNote({ problem }: { readonly problem: StudioProblem }) {
  const { studio, state, isCodeShown } = useEditing()
  const { name, corrected } = problem
  return (
    <div className="pw-studio-problem" role="group" aria-label={`Problem ${name}`}>
      <p>
        {problemWords(problem, state.product, isCodeShown)} <small className="pw-studio-code">{name}</small>
      </p>
      {corrected && (
        <button type="button" onClick={() => studio.correct(corrected)}>
          Correct: {fixWords(problem, isCodeShown)}
        </button>
      )}
    </div>
  )
}

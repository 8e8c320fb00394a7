import type { StudioProblem } from '../model/apiClient'
import { useEditing } from '../context'

/** Says what is wrong, and offers the correction if there is only one. */
export function ProblemNote({ problem }: { readonly problem: StudioProblem }) {
  const { studio } = useEditing()
  const { name, says, fix, corrected } = problem
  return (
    <div className="pw-studio-problem" role="group" aria-label={`Problem ${name}`}>
      <p>
        {says} <small className="pw-studio-code">{name}</small>
      </p>
      {corrected && (
        <button type="button" onClick={() => studio.correct(corrected)}>
          Correct: {fix}
        </button>
      )}
    </div>
  )
}

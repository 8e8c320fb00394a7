import type { StudioProblem } from '../model/apiClient'
import { useEditing } from '../context'
import { wordsOfProblem } from '../model/words'

/** Says what is wrong, and offers the correction if there is only one. */
export function ProblemNote({ problem }: { readonly problem: StudioProblem }) {
  const { studio, isCodeShown } = useEditing()
  const { name, fix, corrected } = problem
  return (
    <div className="pw-studio-problem" role="group" aria-label={`Problem ${name}`}>
      <p>
        {wordsOfProblem(problem, isCodeShown)} <small className="pw-studio-code">{name}</small>
      </p>
      {corrected && (
        <button type="button" onClick={() => studio.correct(corrected)}>
          Correct: {fix}
        </button>
      )}
    </div>
  )
}

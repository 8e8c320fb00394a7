import type { StudioProblem } from '../model/apiClient'
import { useEditing } from '../context'
import { effectivePage } from '../model/draftProduct'
import { partOfValue } from '../model/parts'

interface ProblemsProps {
  readonly title: string
  readonly found: readonly StudioProblem[]
  readonly isAlert?: boolean
}

/** Lists problems, with a way to the part of the page that each one is about. */
export function Problems({ title, found, isAlert = false }: ProblemsProps) {
  const { studio, open, state, combination } = useEditing()
  if (found.length === 0) return null
  const pageOf = (route: string) => effectivePage(state.product, combination.market, route) ?? {}
  return (
    <section className={isAlert ? 'pw-studio-problem' : 'pw-studio-later'} role={isAlert ? 'alert' : undefined}>
      <h3>
        {title} ({found.length})
      </h3>
      <ul>
        {found.map(({ name, file, line, says, also = [], at, fix, corrected }) => (
          <li key={`${file}${line}${says}`}>
            {says} <small>{`${name} · ${file}:${line}`}</small>
            {also.length > 0 && (
              <details>
                <summary>The same in {also.length === 1 ? '1 other place' : `${also.length} other places`}</summary>
                <ul>
                  {also.map((place) => (
                    <li key={place}>{place}</li>
                  ))}
                </ul>
              </details>
            )}
            <div className="pw-studio-group">
              {at && at.page in state.product.pages && (
                <button type="button" onClick={() => open(at.page, partOfValue(pageOf(at.page), at.path))}>
                  Go there
                </button>
              )}
              {corrected && (
                <button type="button" onClick={() => studio.correct(corrected)}>
                  Correct: {fix}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

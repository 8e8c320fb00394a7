import { useState } from 'react'
import type { ReleaseList } from '@pagewright/cli/source'
import { Question } from './Question'

interface ShareQuestionProps {
  readonly candidate: NonNullable<ReleaseList['candidate']>
  readonly markets: readonly string[]
  /** No market means all of them. */
  onPress(args: { readonly share: number; readonly markets: readonly string[] }): void
  onClose(): void
}

const usual = [1, 10, 50]

/** Asks to how many devices, and in which markets, a release is given. */
export function ShareQuestion({ candidate, markets, onPress, onClose }: ShareQuestionProps) {
  // The command line knows other shares, too.
  const shares = [...new Set([...usual, ...(candidate.share > 0 ? [candidate.share] : [])])].toSorted((a, b) => a - b)
  const [share, setShare] = useState(candidate.share || 10)
  const [chosen, setChosen] = useState<readonly string[]>(candidate.only ?? markets)
  const isAll = markets.every((one) => chosen.includes(one))
  return (
    <Question
      title={`How many devices get ${candidate.id}?`}
      press={`Give to ${share} %`}
      onPress={() => onPress({ share, markets: isAll || chosen.length === 0 ? [] : chosen })}
      onClose={onClose}
    >
      <fieldset>
        <legend>Share of devices</legend>
        {shares.map((one) => (
          <label key={one}>
            <input type="radio" name="share" checked={share === one} onChange={() => setShare(one)} /> {one} %
          </label>
        ))}
      </fieldset>
      {markets.length > 1 && (
        <fieldset>
          <legend>Markets</legend>
          {markets.map((one) => (
            <label key={one}>
              <input
                type="checkbox"
                checked={chosen.includes(one)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
                }
              />
              {one}
            </label>
          ))}
        </fieldset>
      )}
    </Question>
  )
}

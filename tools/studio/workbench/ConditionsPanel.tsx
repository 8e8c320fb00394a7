import { Options, Select, Text } from '../shell/controls'
import { assumedTexts, withAssumption } from './assumptions'
import type { TestedPath } from './inspect/testedPaths'

interface ConditionsPanelProps {
  readonly tested: readonly TestedPath[]
  /** The assumptions of the combination. */
  readonly assume: string
  onChange(assume: string): void
}

/** Draws the values that the page's conditions test. Each can be replaced, so that a rollout or a flag is on or off. */
export function ConditionsPanel({ tested, assume, onChange }: ConditionsPanelProps) {
  const assumed = assumedTexts(assume)
  const others = [...assumed.keys()].filter((path) => !tested.some((one) => one.path === path))
  const rows: readonly TestedPath[] = [...tested, ...others.map((path) => ({ path, found: undefined, isFlag: false }))]
  if (rows.length === 0)
    return (
      <p className="pw-bench-none">No condition of this page tests the person, the market, the app or an answer.</p>
    )
  return (
    <ul className="pw-bench-list" aria-label="Conditions">
      {rows.map(({ path, found, isFlag }) => {
        const value = assumed.get(path) ?? ''
        const change = (next: string) => onChange(withAssumption(assume, path, next))
        return (
          <li key={path} className="pw-bench-tested">
            {isFlag ? (
              <Select label={path} value={value} onChange={change}>
                <Options of={flagOptions} />
              </Select>
            ) : (
              <Text label={path} value={value} placeholder="as it is" onChange={change} />
            )}
            <small>{value === '' ? `Now ${foundText(found)}` : 'Assumed'}</small>
          </li>
        )
      })}
    </ul>
  )
}

const flagOptions = [
  ['', 'as it is'],
  ['true', 'true'],
  ['false', 'false'],
] as const

function foundText(found: unknown): string {
  return found === undefined ? 'absent' : JSON.stringify(found)
}

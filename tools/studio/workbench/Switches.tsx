import { site } from 'virtual:pagewright/site'
import { Choice, Text } from '../shell/controls'
import type { Combination } from './combination'
import { type ChoiceName, CombinationChoice } from './CombinationChoice'

interface SwitchesProps {
  readonly combination: Combination
  onChange(change: Partial<Combination>): void
}

const groups: readonly (readonly [legend: string, ...names: ChoiceName[]])[] = [
  ['Place', 'market', 'language', 'direction'],
  ['Person', 'role', 'host', 'scheme'],
  ['Server', 'day', 'data'],
]

/** Draws all choices of a column. */
export function Switches({ combination, onChange }: SwitchesProps) {
  const { path, market } = combination
  const [route = '/', query = ''] = path.split(/\?(.*)/s, 2)
  return (
    <div className="pw-bench-switches">
      <fieldset>
        <legend>Page</legend>
        <Choice
          label="Route"
          value={route}
          onChange={(next) => onChange({ path: next })}
          of={routesOf(market, route).map((one) => [one, one])}
        />
        <Text
          label="Query"
          value={query}
          onChange={(text) => onChange({ path: text === '' ? route : `${route}?${text}` })}
        />
      </fieldset>
      {groups.map(([legend, ...names]) => (
        <fieldset key={legend} className={names.length > 2 ? 'pw-bench-three' : undefined}>
          <legend>{legend}</legend>
          {names.map((name) => (
            <CombinationChoice key={name} name={name} combination={combination} onChange={onChange} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

/** Returns the routes of the market, and the current one even if the market does not have it. */
function routesOf(market: string, shown: string): readonly string[] {
  const all = Object.entries(site).flatMap(([route, { hidden }]) => (hidden?.includes(market) ? [] : [route]))
  return all.includes(shown) ? all : [...all, shown]
}

import { site } from 'virtual:pagewright/site'
import { sandbox } from 'virtual:studio/product'
import { Choice, Text } from '../shell/controls'
import { browser, type Combination } from './combination'
import { type ChoiceName, CombinationChoice } from './CombinationChoice'

interface SwitchesProps {
  readonly combination: Combination
  onChange(change: Partial<Combination>): void
}

const groups: readonly (readonly [legend: string, ...names: (ChoiceName | keyof typeof texts)[]])[] = [
  ['Place', 'market', 'language', 'direction'],
  ['Person', 'role', 'host', 'version', 'scheme'],
  ['Server', 'day', 'time', 'data'],
]

/** The settings that somebody types. */
const texts = {
  version: { label: 'Version' },
  time: { label: 'Time', type: 'datetime-local' },
} as const

/** Draws all choices of a column. */
export function Switches({ combination, onChange }: SwitchesProps) {
  const { path, market, host } = combination
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
      {groups.map(([legend, ...all]) => (
        <fieldset
          key={legend}
          className={all.includes('time') ? 'pw-bench-moment' : all.length > 2 ? 'pw-bench-three' : undefined}
        >
          <legend>{legend}</legend>
          {all
            .filter((name) => name !== 'version' || host !== browser)
            .map((name) =>
              name === 'version' || name === 'time' ? (
                <div key={name} className="pw-tool-choice">
                  <Text {...texts[name]} value={combination[name]} onChange={(value) => onChange({ [name]: value })} />
                </div>
              ) : (
                <CombinationChoice key={name} name={name} combination={combination} onChange={onChange} />
              ),
            )}
          {all.includes('data') && sandbox === 'none' && (
            <p>The pages call the product’s own server. For other data the product needs sandbox/openSandbox.ts.</p>
          )}
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

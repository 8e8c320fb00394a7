import { site } from 'virtual:pagewright/site'
import { people } from 'virtual:studio/product'
import { apps } from '../shell/apps'
import { Choice, Text } from '../shell/controls'
import { describeLanguage } from './languageName'
import {
  browser,
  appHosts,
  dataWords,
  days,
  directions,
  directionWords,
  languagesOf,
  marketNames,
  nobody,
  sandboxStates,
  schemes,
  type Combination,
} from './combination'

interface SwitchesProps {
  readonly combination: Combination
  onChange(change: Partial<Combination>): void
}

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
      <fieldset className="pw-bench-three">
        <legend>Place</legend>
        <Choice
          label="Market"
          value={market}
          onChange={(next) => onChange({ market: next })}
          of={marketNames.map((one) => [one, one])}
        />
        <Choice
          label="Language"
          value={combination.language}
          onChange={(language) => onChange({ language })}
          of={languagesOf(market).map((one) => [one, describeLanguage(one)])}
        />
        <Choice
          label="Direction"
          value={combination.direction}
          onChange={(direction) => onChange({ direction })}
          of={directions.map((one) => [one, directionWords[one]])}
        />
      </fieldset>
      <fieldset className="pw-bench-three">
        <legend>Person</legend>
        <Choice
          label="Role"
          value={combination.role}
          onChange={(role) => onChange({ role })}
          of={[[nobody, 'nobody'], ...people.map(({ account, who }) => [account, `${account}: ${who}`] as const)]}
        />
        <Choice
          label="Host"
          value={combination.host}
          onChange={(host) => onChange({ host })}
          of={[[browser, 'browser'], ...appHosts.map((name) => [name, apps[name].name] as const)]}
        />
        <Choice
          label="Scheme"
          value={combination.scheme}
          onChange={(scheme) => onChange({ scheme })}
          of={schemes.map((one) => [one, one])}
        />
      </fieldset>
      <fieldset>
        <legend>Server</legend>
        <Choice
          label="Day of month"
          value={combination.day}
          onChange={(day) => onChange({ day })}
          of={days.map((one) => [one, one])}
        />
        <Choice
          label="Data"
          value={combination.data}
          onChange={(data) => onChange({ data })}
          of={sandboxStates.map((one) => [one, dataWords[one]])}
        />
      </fieldset>
    </div>
  )
}

/** Returns the routes of the market, and the current one even if the market does not have it. */
function routesOf(market: string, shown: string): readonly string[] {
  const all = Object.entries(site).flatMap(([route, { hidden }]) => (hidden?.includes(market) ? [] : [route]))
  return all.includes(shown) ? all : [...all, shown]
}

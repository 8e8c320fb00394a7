import { site } from 'virtual:pagewright/site'
import { demoAccounts } from '../../../sandbox/accounts'
import { appNames, apps } from '../shell/apps'
import { Options, Select, Text } from '../shell/controls'
import { describeLanguage } from './languageName'
import {
  browser,
  dataStates,
  days,
  directions,
  languagesOf,
  marketNames,
  nobody,
  schemes,
  type Combination,
  type DataState,
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
        <Select label="Route" value={route} onChange={(next) => onChange({ path: next })}>
          <Options of={routesOf(market, route).map((one) => [one, one])} />
        </Select>
        <Text
          label="Query"
          value={query}
          onChange={(text) => onChange({ path: text === '' ? route : `${route}?${text}` })}
        />
      </fieldset>
      <fieldset className="pw-bench-three">
        <legend>Place</legend>
        <Select label="Market" value={market} onChange={(next) => onChange({ market: next })}>
          <Options of={marketNames.map((one) => [one, one])} />
        </Select>
        <Select label="Language" value={combination.language} onChange={(language) => onChange({ language })}>
          <Options of={languagesOf(market).map((one) => [one, describeLanguage(one)])} />
        </Select>
        <Select label="Direction" value={combination.direction} onChange={(direction) => onChange({ direction })}>
          <Options of={directions.map((one) => [one, directionWords[one]])} />
        </Select>
      </fieldset>
      <fieldset className="pw-bench-three">
        <legend>Person</legend>
        <Select label="Role" value={combination.role} onChange={(role) => onChange({ role })}>
          <Options
            of={[
              [nobody, 'nobody'],
              ...demoAccounts.map(({ account, who }) => [account, `${account}: ${who}`] as const),
            ]}
          />
        </Select>
        <Select label="Host" value={combination.host} onChange={(host) => onChange({ host })}>
          <Options of={[[browser, 'browser'], ...appNames.map((name) => [name, apps[name].name] as const)]} />
        </Select>
        <Select label="Scheme" value={combination.scheme} onChange={(scheme) => onChange({ scheme })}>
          <Options of={schemes.map((one) => [one, one])} />
        </Select>
      </fieldset>
      <fieldset>
        <legend>Server</legend>
        <Select label="Day of month" value={combination.day} onChange={(day) => onChange({ day })}>
          <Options of={days.map((one) => [one, one])} />
        </Select>
        <Select label="Data" value={combination.data} onChange={(data) => onChange({ data })}>
          <Options of={dataStates.map((one) => [one, dataWords[one]])} />
        </Select>
      </fieldset>
    </div>
  )
}

const directionWords: { readonly [D in Combination['direction']]: string } = {
  language: 'as the language',
  rtl: 'right to left',
}

const dataWords: { readonly [D in DataState]: string } = {
  normal: 'normal',
  many: 'many rows',
  empty: 'empty lists',
  slow: 'slow answers',
  failing: 'failing calls',
  over: 'session over',
}

/** Returns the routes of the market, and the current one even if the market does not have it. */
function routesOf(market: string, shown: string): readonly string[] {
  const all = Object.entries(site).flatMap(([route, { hidden }]) => (hidden?.includes(market) ? [] : [route]))
  return all.includes(shown) ? all : [...all, shown]
}

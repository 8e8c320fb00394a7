import { people } from 'virtual:studio/product'
import { apps } from '../shell/apps'
import { Choice } from '../shell/controls'
import {
  appHosts,
  browser,
  type Combination,
  dataWords,
  days,
  directions,
  directionWords,
  languagesOf,
  marketNames,
  nobody,
  sandboxStates,
  schemes,
} from './combination'
import { describeLanguage } from './languageName'

/** The names of the settings of a column with a list of values. */
export type ChoiceName = Exclude<keyof Combination, 'path' | 'version' | 'time' | 'assume'>

interface ChoiceDefinition {
  readonly label: string
  /** Returns the values with their texts, and what explains them. */
  options(market: string): readonly (readonly [value: string, text: string, hint?: string])[]
}

const same = (values: readonly string[]) => values.map((one) => [one, one] as const)

const choices: { readonly [N in ChoiceName]: ChoiceDefinition } = {
  market: { label: 'Market', options: () => same(marketNames) },
  language: {
    label: 'Language',
    options: (market) => languagesOf(market).map((one) => [one, describeLanguage(one)]),
  },
  direction: { label: 'Direction', options: () => directions.map((one) => [one, directionWords[one]]) },
  scheme: { label: 'Scheme', options: () => same(schemes) },
  role: {
    label: 'Role',
    // Without demo accounts the page itself knows who is signed in.
    options: () => [
      [nobody, people.length > 0 ? nobody : 'as signed in'],
      ...people.map(({ account, who }) => [account, account, who] as const),
    ],
  },
  host: {
    label: 'Host',
    options: () => [[browser, browser], ...appHosts.map((one) => [one, apps[one].name] as const)],
  },
  day: { label: 'Day of month', options: () => same(days) },
  data: { label: 'Data', options: () => sandboxStates.map((one) => [one, dataWords[one]]) },
}

interface CombinationChoiceProps {
  readonly name: ChoiceName
  readonly combination: Combination
  /** Other values than the usual ones. */
  readonly values?: readonly string[] | undefined
  onChange(change: Partial<Combination>): void
}

/** Draws one of the choices of a column, for the workbench and the studio alike. */
export function CombinationChoice({ name, combination, values, onChange }: CombinationChoiceProps) {
  const { label, options } = choices[name]
  return (
    <Choice
      label={label}
      value={combination[name]}
      onChange={(value) => onChange({ [name]: value })}
      of={values ? same(values) : options(combination.market)}
    />
  )
}

import { people } from 'virtual:studio/product'
import { useSyncExternalStore } from 'react'
import { Choice } from '../shell/controls'
import { writeBench } from '../workbench/address'
import type { Column } from '../workbench/column'
import {
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
} from '../workbench/combination'
import { describeLanguage } from '../workbench/languageName'
import { useEditing } from './context'

interface SwitchesProps {
  readonly column: Column
  readonly label: string
  /** True if it is one of two columns, which then show their names. */
  readonly isCompared: boolean
  /** True if the column shows the product as it is saved. Absent where changes are always shown. */
  readonly isBefore?: boolean
  onBefore?(isBefore: boolean): void
}

/** Draws what a column shows: market, language, person, day and data. */
export function StageSwitches({ column, label, isCompared, isBefore, onBefore }: SwitchesProps) {
  const { state } = useEditing()
  const { combination } = useSyncExternalStore(column.subscribe, column.state)
  const { market, language, direction, scheme, role, day, data } = combination
  return (
    <div
      className={isCompared ? 'pw-studio-switches pw-studio-compared' : 'pw-studio-switches'}
      role="group"
      aria-label={label}
    >
      {isCompared && <strong aria-hidden="true">{label}</strong>}
      <Choice
        label="Market"
        value={market}
        onChange={(next) => openMarket(column, combination, next)}
        of={Object.keys(state.saved.markets).map((one) => [one, one])}
      />
      <Choice
        label="Language"
        value={language}
        onChange={(next) => column.change({ language: next })}
        of={languagesOf(market).map((one) => [one, describeLanguage(one)])}
      />
      <Choice
        label="Direction"
        value={direction}
        onChange={(next) => column.change({ direction: next })}
        of={directions.map((one) => [one, directionWords[one]])}
      />
      <Choice
        label="Scheme"
        value={scheme}
        onChange={(next) => column.change({ scheme: next })}
        of={schemes.map((one) => [one, one])}
      />
      <Choice
        label="Role"
        value={role}
        onChange={(next) => column.change({ role: next })}
        of={[[nobody, nobody], ...people.map(({ account }) => [account, account] as const)]}
      />
      <Choice
        label="Day of month"
        value={day}
        onChange={(next) => column.change({ day: next })}
        of={days.map((one) => [one, one])}
      />
      <Choice
        label="Data"
        value={data}
        onChange={(next) => column.change({ data: next })}
        of={sandboxStates.map((one) => [one, dataWords[one]])}
      />
      {isBefore !== undefined && (
        <Choice
          label="Changes"
          value={isBefore ? 'before' : 'after'}
          onChange={(next) => onBefore?.(next === 'before')}
          of={[
            ['after', 'with changes'],
            ['before', 'as saved'],
          ]}
        />
      )}
    </div>
  )
}

/** This page knows only the markets that existed when it loaded. It loads again to show a newer one. */
function openMarket(column: Column, combination: Combination, market: string): void {
  if (marketNames.includes(market)) column.change({ market })
  else window.location.assign(window.location.pathname + writeBench({ left: { ...combination, market } }))
}

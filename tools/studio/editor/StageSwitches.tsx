import { useSyncExternalStore } from 'react'
import { people } from 'virtual:studio/product'
import { Choice } from '../shell/controls'
import { writeBench } from '../workbench/address'
import type { Column } from '../workbench/column'
import { type Combination, marketNames } from '../workbench/combination'
import { type ChoiceName, CombinationChoice } from '../workbench/CombinationChoice'
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

const names: readonly ChoiceName[] = ['market', 'language', 'direction', 'scheme', 'role', 'day', 'data']

/** Draws what a column shows: market, language, person, day and data. */
export function StageSwitches({ column, label, isCompared, isBefore, onBefore }: SwitchesProps) {
  const { state } = useEditing()
  const { combination } = useSyncExternalStore(column.subscribe, column.state)
  return (
    <div className="pw-studio-switches" role="group" aria-label={label}>
      {isCompared && <strong aria-hidden="true">{label}</strong>}
      {names.map((name) => (
        <CombinationChoice
          key={name}
          name={name}
          combination={combination}
          values={name === 'market' ? Object.keys(state.saved.markets) : undefined}
          onChange={(change) => open(column, combination, change)}
        />
      ))}
      {people.length === 0 && Object.keys(state.product.personas).length > 1 && (
        <p>For another role, sign in on the page, or list accounts in sandbox/accounts.ts.</p>
      )}
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
function open(column: Column, combination: Combination, change: Partial<Combination>): void {
  if (marketNames.includes(change.market ?? combination.market)) column.change(change)
  else window.location.assign(window.location.pathname + writeBench({ left: { ...combination, ...change } }))
}

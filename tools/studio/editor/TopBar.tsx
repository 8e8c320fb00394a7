import { people } from 'virtual:studio/product'
import { describeLanguage } from '../workbench/languageName'
import { Choice } from '../shell/controls'
import type { Column } from '../workbench/column'
import {
  type Combination,
  days,
  directions,
  languagesOf,
  marketNames,
  nobody,
  sandboxStates,
  schemes,
} from '../workbench/combination'
import { writeBench } from '../workbench/address'
import { useEditing } from './context'
import type { Device, Side } from './StudioView'

interface TopBarProps {
  readonly column: Column
  readonly device: Device
  onDevice(device: Device): void
  readonly side: Side
  onSide(side: Side): void
  readonly isPicking: boolean
  onPicking(isPicking: boolean): void
}

const devices: readonly Device[] = ['phone', 'tablet', 'desktop']
const sides: readonly (readonly [Side, string])[] = [
  ['part', 'Properties'],
  ['theme', 'Colours'],
  ['texts', 'Texts'],
]

/** Draws what is shown, what is edited, and the way to save. */
export function TopBar({ column, device, onDevice, side, onSide, isPicking, onPicking }: TopBarProps) {
  const { studio, state, combination } = useEditing()
  const { market, language, direction, scheme, role, day, data } = combination
  const count = state.changes.length
  return (
    <header className="pw-studio-bar" aria-label="Studio" data-region="bar" tabIndex={-1}>
      <div className="pw-studio-row">
        <h1>Studio</h1>
        <button type="button" aria-pressed={isPicking} onClick={() => onPicking(!isPicking)}>
          Pick parts
        </button>
        <div role="group" aria-label="Size" className="pw-studio-group">
          {devices.map((one) => (
            <button key={one} type="button" aria-pressed={device === one} onClick={() => onDevice(one)}>
              {one}
            </button>
          ))}
        </div>
        <div role="group" aria-label="Edit" className="pw-studio-group">
          {sides.map(([id, label]) => (
            <button key={id} type="button" aria-pressed={side === id} onClick={() => onSide(id)}>
              {label}
            </button>
          ))}
        </div>
        <button type="button" aria-pressed={side === 'market'} onClick={() => onSide('market')}>
          New market
        </button>
        <span className="pw-studio-gap" />
        <button type="button" disabled={!state.canUndo} onClick={studio.undo}>
          Undo
        </button>
        <button type="button" disabled={!state.canRedo} onClick={studio.redo}>
          Redo
        </button>
        <button
          type="button"
          className="pw-studio-main"
          aria-pressed={side === 'review'}
          onClick={() => onSide('review')}
        >
          {count === 0 ? 'Changes' : `Review ${count} ${count === 1 ? 'change' : 'changes'}`}
        </button>
      </div>
      <div className="pw-studio-switches">
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
          of={directions.map((one) => [one, one === 'rtl' ? 'right to left' : 'as the language'])}
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
          of={sandboxStates.map((one) => [one, one])}
        />
      </div>
    </header>
  )
}

/** This page knows only the markets that existed when it loaded. It loads again to show a newer one. */
function openMarket(column: Column, combination: Combination, market: string): void {
  if (marketNames.includes(market)) column.change({ market })
  else window.location.assign(window.location.pathname + writeBench({ left: { ...combination, market } }))
}

import { describeLanguage } from '../workbench/languageName'
import { demoAccounts } from '../../../sandbox/accounts'
import { Options, Select } from '../shell/controls'
import type { Column } from '../workbench/column'
import { dataStates, days, directions, languagesOf, marketNames, nobody, schemes } from '../workbench/combination'
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
    <header className="pw-studio-bar" aria-label="Studio">
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
        <Field>
          <Select label="Market" value={market} onChange={(next) => column.change({ market: next })}>
            <Options of={marketNames.map((one) => [one, one])} />
          </Select>
        </Field>
        <Field>
          <Select label="Language" value={language} onChange={(next) => column.change({ language: next })}>
            <Options of={languagesOf(market).map((one) => [one, describeLanguage(one)])} />
          </Select>
        </Field>
        <Field>
          <Select label="Direction" value={direction} onChange={(next) => column.change({ direction: next })}>
            <Options of={directions.map((one) => [one, one === 'rtl' ? 'right to left' : 'as the language'])} />
          </Select>
        </Field>
        <Field>
          <Select label="Scheme" value={scheme} onChange={(next) => column.change({ scheme: next })}>
            <Options of={schemes.map((one) => [one, one])} />
          </Select>
        </Field>
        <Field>
          <Select label="Role" value={role} onChange={(next) => column.change({ role: next })}>
            <Options of={[[nobody, nobody], ...demoAccounts.map(({ account }) => [account, account] as const)]} />
          </Select>
        </Field>
        <Field>
          <Select label="Day of month" value={day} onChange={(next) => column.change({ day: next })}>
            <Options of={days.map((one) => [one, one])} />
          </Select>
        </Field>
        <Field>
          <Select label="Data" value={data} onChange={(next) => column.change({ data: next })}>
            <Options of={dataStates.map((one) => [one, one])} />
          </Select>
        </Field>
      </div>
    </header>
  )
}

function Field({ children }: { readonly children: React.ReactNode }) {
  return <div className="pw-studio-switch">{children}</div>
}

import type { Column } from '../workbench/column'
import { useEditing } from './context'
import { type Device, devices } from './model/device'
import { groupsOf } from './model/keptDraft'
import type { Side } from './StudioView'
import { StageSwitches } from './StageSwitches'

interface TopBarProps {
  readonly column: Column
  /** The second column, if two are compared. */
  readonly beside: Column | undefined
  onCompare(isCompared: boolean): void
  /** True if the second column shows the product as it is saved. */
  readonly isBefore: boolean
  onBefore(isBefore: boolean): void
  readonly device: Device
  onDevice(device: Device): void
  readonly side: Side
  onSide(side: Side): void
  readonly isPicking: boolean
  onPicking(isPicking: boolean): void
}

const sides: readonly (readonly [Side, string])[] = [
  ['part', 'Properties'],
  ['theme', 'Colours'],
  ['texts', 'Texts'],
]

/** Draws what is shown, what is edited, and the way to save. */
export function TopBar({
  column,
  beside,
  onCompare,
  isBefore,
  onBefore,
  device,
  onDevice,
  side,
  onSide,
  isPicking,
  onPicking,
}: TopBarProps) {
  const { studio, state } = useEditing()
  const count = groupsOf(state.changes, state.saved.locales['en']).length
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
        <button type="button" aria-pressed={beside !== undefined} onClick={() => onCompare(beside === undefined)}>
          Compare
        </button>
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
          className={count === 0 ? undefined : 'pw-studio-main'}
          aria-pressed={side === 'review'}
          onClick={() => onSide('review')}
        >
          {count === 0 ? 'Changes' : `Review ${count} ${count === 1 ? 'change' : 'changes'}`}
        </button>
      </div>
      <StageSwitches column={column} label={beside ? 'Left' : 'Shown'} isCompared={beside !== undefined} />
      {beside && <StageSwitches column={beside} label="Right" isCompared isBefore={isBefore} onBefore={onBefore} />}
    </header>
  )
}

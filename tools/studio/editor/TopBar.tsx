import type { Column } from '../workbench/column'
import { useEditing } from './context'
import { IconButton } from './Icon'
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
  ['market', 'New market'],
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
  const { studio, state, isCodeShown, onCode } = useEditing()
  const count = groupsOf(state.changes).length
  return (
    <>
      <header className="pw-studio-bar" aria-label="Studio" data-region="bar" tabIndex={-1}>
        <h1>Studio</h1>
        <div role="group" aria-label="Edit" className="pw-studio-tabs">
          {sides.map(([id, label]) => (
            <button key={id} type="button" aria-pressed={side === id} onClick={() => onSide(id)}>
              {label}
            </button>
          ))}
        </div>
        <span className="pw-studio-gap" />
        <div className="pw-studio-view">
          <IconButton
            icon="pick"
            label="Pick parts"
            hint="off: use the page"
            aria-pressed={isPicking}
            onClick={() => onPicking(!isPicking)}
          />
          <IconButton
            icon="compare"
            label="Compare"
            hint="two states side by side"
            aria-pressed={beside !== undefined}
            onClick={() => onCompare(beside === undefined)}
          />
          <div role="group" aria-label="Size" className="pw-studio-sizes">
            {devices.map((one) => (
              <IconButton
                key={one}
                icon={one}
                label={one}
                aria-pressed={device === one}
                onClick={() => onDevice(one)}
              />
            ))}
          </div>
        </div>
        <IconButton
          icon="code"
          label="Show code"
          hint="files, keys and server calls"
          aria-pressed={isCodeShown}
          onClick={() => onCode(!isCodeShown)}
        />
        <IconButton icon="undo" label="Undo" hint="Ctrl+Z" disabled={!state.canUndo} onClick={studio.undo} />
        <IconButton icon="redo" label="Redo" hint="Ctrl+Shift+Z" disabled={!state.canRedo} onClick={studio.redo} />
        <button
          type="button"
          className={count === 0 || side === 'review' ? undefined : 'pw-studio-main'}
          aria-pressed={side === 'review'}
          onClick={() => onSide('review')}
        >
          {count === 0 ? 'History' : `Review ${count} ${count === 1 ? 'change' : 'changes'}`}
        </button>
      </header>
      <section className="pw-studio-tools" aria-label="What is shown" data-region="tools" tabIndex={-1}>
        <StageSwitches column={column} label={beside ? 'Left' : 'Shown'} isCompared={beside !== undefined} />
        {beside && <StageSwitches column={beside} label="Right" isCompared isBefore={isBefore} onBefore={onBefore} />}
      </section>
    </>
  )
}

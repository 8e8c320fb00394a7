import { useMemo, useState, useSyncExternalStore } from 'react'
import type { ColumnName } from './address'
import { AppPanel } from './AppPanel'
import type { Column } from './column'
import { Inspector, type ChosenPart } from './Inspector'
import { PhoneView } from './PhoneView'
import { Requests } from './Requests'
import { ConditionsPanel } from './ConditionsPanel'
import { Hiding } from './Hiding'
import { takeSnapshot } from './inspect/snapshot'
import { hiddenThings } from './inspect/hidden'
import { testedPaths } from './inspect/testedPaths'
import { Switches } from './Switches'
import { usePlaces } from './usePlaces'
import { Part } from './Part'

interface ColumnViewProps {
  readonly name: ColumnName
  readonly column: Column
  readonly isInspecting: boolean
}

export function ColumnView({ name, column, isInspecting }: ColumnViewProps) {
  const state = useSyncExternalStore(column.subscribe, column.state)
  const [chosen, setChosen] = useState<ChosenPart>()
  const [tab, setTab] = useState<Tab>('requests')
  const { window: page, seen, combination } = state
  const snapshot = useMemo(() => (page && seen > 0 ? takeSnapshot(page.document) : undefined), [page, seen])
  const hidden = useMemo(() => (snapshot ? hiddenThings(snapshot) : []), [snapshot])
  const tested = useMemo(() => (snapshot ? testedPaths(snapshot) : []), [snapshot])
  const places = usePlaces(combination.market, snapshot?.route)

  return (
    <section className="pw-bench-column" aria-label={name === 'left' ? 'Left' : 'Right'} data-column={name}>
      <Switches combination={combination} onChange={column.change} />
      <div className="pw-bench-body">
        <div className="pw-bench-stage">
          <PhoneView state={state} />
          {isInspecting && page && snapshot && (
            <Inspector
              page={page}
              snapshot={snapshot}
              onChoose={(part) => {
                setChosen(part)
                setTab('part')
              }}
            />
          )}
        </div>
        <div className="pw-bench-panel">
          <div role="group" aria-label="Details" className="pw-bench-tabs">
            {tabs.map(({ id, label }) => (
              <button key={id} type="button" aria-pressed={tab === id} onClick={() => setTab(id)}>
                {label}
                {id === 'requests' && <small>{state.calls.length}</small>}
                {id === 'hidden' && <small>{hidden.length}</small>}
              </button>
            ))}
          </div>
          <div className="pw-bench-seen">
            {tab === 'requests' && <Requests calls={state.calls} onClear={column.forgetCalls} />}
            {tab === 'hidden' && <Hiding hidden={hidden} places={places} route={snapshot?.route} />}
            {tab === 'conditions' && (
              <ConditionsPanel
                tested={tested}
                assume={combination.assume}
                onChange={(assume) => column.change({ assume })}
              />
            )}
            {tab === 'app' && <AppPanel phone={state.phone} />}
            {tab === 'part' && <Part part={chosen} places={places} route={snapshot?.route} />}
          </div>
        </div>
      </div>
    </section>
  )
}

type Tab = (typeof tabs)[number]['id']
const tabs = [
  { id: 'requests', label: 'Requests' },
  { id: 'hidden', label: 'Hidden' },
  { id: 'conditions', label: 'Conditions' },
  { id: 'part', label: 'Clicked' },
  { id: 'app', label: 'App' },
] as const

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { copyText } from '@pagewright/engine/studio'
import { columns } from './address'
import { ColumnView } from './ColumnView'
import type { WorkbenchModel } from './createWorkbench'
import { onShortcut } from './shortcuts'
import { Toggle } from './Toggle'
import '../shell/shell.css'
import './panel.css'
import './workbench.css'

export function Workbench({ bench }: { readonly bench: WorkbenchModel }) {
  const shown = useSyncExternalStore(bench.subscribe, bench.columns)
  const [isInspecting, setInspecting] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const isCompared = shown.right !== undefined

  const onKey = useEffectEvent((key: string) => {
    if (key === 'i') setInspecting(!isInspecting)
    else if (key === 'c') bench.compare(!isCompared)
    else if (key === 'Escape') setInspecting(false)
  })
  useEffect(() => onShortcut(window, (key) => onKey(key)), [])
  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setCopied(false), 1500) : undefined
    return () => clearTimeout(timer)
  }, [isCopied])

  return (
    <div className="pw-bench">
      <header className="pw-bench-head" aria-label="Workbench">
        <h1>Workbench</h1>
        <Toggle isOn={isInspecting} shortcut="I" onChange={setInspecting}>
          Inspect
        </Toggle>
        <Toggle isOn={isCompared} shortcut="C" onChange={bench.compare}>
          Compare
        </Toggle>
        <button
          type="button"
          onClick={({ currentTarget }) => void copyText(window.location.href, currentTarget).then(setCopied)}
        >
          {isCopied ? 'Copied' : 'Copy address'}
        </button>
      </header>
      <main
        aria-label="Columns"
        className={isCompared ? 'pw-bench-columns pw-bench-two' : 'pw-bench-columns pw-bench-one'}
      >
        {columns.map((name) => {
          const column = shown[name]
          return column && <ColumnView key={name} name={name} column={column} isInspecting={isInspecting} />
        })}
      </main>
    </div>
  )
}

import type { Entry } from '../shell/callLog'
import type { Outcome } from './frame/watchCalls'

interface RequestsProps {
  readonly calls: readonly Entry[]
  onClear(): void
}

/** Lists the calls of the page, the latest first. Each opens to show its request and answer. */
export function Requests({ calls, onClear }: RequestsProps) {
  return (
    <>
      <div className="pw-bench-tools">
        <button type="button" onClick={onClear} disabled={calls.length === 0}>
          Clear
        </button>
      </div>
      {calls.length === 0 && <p className="pw-bench-none">No calls yet.</p>}
      <ol className="pw-bench-list" aria-label="Requests">
        {calls.map((call) => (
          <Request key={call.id} call={call} />
        ))}
      </ol>
    </>
  )
}

function Request({ call: { name, args, answer } }: { readonly call: Entry }) {
  const [method = '', path = ''] = name.split(' ', 2)
  const outcome = answer?.value as Outcome | undefined
  const isGood = outcome?.status !== undefined && outcome.status < 400
  return (
    <li>
      <details className="pw-bench-call">
        <summary>
          <span className="pw-bench-method">{method}</span>
          <span className="pw-bench-path">{path}</span>
          <span className={`pw-bench-status ${isGood ? 'pw-bench-good' : 'pw-bench-bad'}`}>
            {outcome ? (outcome.status ?? 'lost') : '…'}
          </span>
          <span className="pw-bench-ms">{answer ? `${answer.milliseconds} ms` : ''}</span>
        </summary>
        <Body label="Request" value={outcome ? outcome.asked : args} />
        {outcome && <Body label="Answer" value={outcome.body} />}
      </details>
    </li>
  )
}

function Body({ label, value }: { readonly label: string; readonly value: unknown }) {
  return (
    <>
      <h3>{label}</h3>
      <pre aria-label={label}>
        {shortened(typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? 'none'))}
      </pre>
    </>
  )
}

const most = 20_000

function shortened(text: string): string {
  return text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text
}

import type { Entry } from './callLog'

interface CallsProps {
  readonly calls: readonly Entry[]
  onClear(): void
}

export function Calls({ calls, onClear }: CallsProps) {
  return (
    <section className="pw-shell-calls" aria-label="Calls">
      <header>
        <h2>Calls</h2>
        <button type="button" onClick={onClear}>
          Clear
        </button>
      </header>
      {calls.length === 0 && <p className="pw-shell-none">None yet.</p>}
      <ol>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} />
        ))}
      </ol>
    </section>
  )
}

function CallRow({ call: { by, name, args, answer } }: { readonly call: Entry }) {
  return (
    <li className={`pw-shell-call pw-shell-call-by-${by}`}>
      <span className="pw-shell-call-by">{by === 'page' ? 'page →' : 'app →'}</span>
      <b>{name}</b>
      <span className="pw-shell-call-time">{answer ? `${answer.milliseconds} ms` : 'open'}</span>
      <Value label="Arguments" value={args} />
      {answer && <Value label="Answer" value={answer.value} />}
    </li>
  )
}

function Value({ label, value }: { readonly label: string; readonly value: unknown }) {
  return (
    <pre aria-label={label} className={label === 'Answer' ? 'pw-shell-answer' : undefined}>
      {shortened(JSON.stringify(value) ?? 'nothing')}
    </pre>
  )
}

const most = 400

function shortened(text: string): string {
  return text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text
}

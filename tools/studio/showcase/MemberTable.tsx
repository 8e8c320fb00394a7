import type { MemberRow } from './memberRows'
import { Prose } from './Prose'

interface MemberTableProps {
  readonly title: string
  readonly rows: readonly MemberRow[]
}

/** Lists the members of a kind: whether it needs them, what they take, and what they are for. */
export function MemberTable({ title, rows }: MemberTableProps) {
  return (
    <section className="pw-show-members" aria-labelledby="members">
      <h2 id="members">{title}</h2>
      <dl>
        {rows.map(({ name, isNeeded, takes, doc }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {isNeeded && <span className="pw-show-needed">required</span>}
            </dt>
            <dd>
              <Prose text={doc} />
              <p className="pw-show-takes">{takes}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

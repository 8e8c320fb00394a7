import type { Clause } from './inspect/explain'
import type { Hidden } from './inspect/hidden'
import type { SheetPlace } from './inspect/sheetOf'
import { Layers } from './Layers'
import { pathName } from './places'
import { SourceLink } from './SourceLink'
import type { KnownPlaces } from './usePlaces'

interface HidingProps {
  readonly hidden: readonly Hidden[]
  readonly route: string | undefined
  readonly places: KnownPlaces
}

/** Lists the parts of the page that are not shown, and why. */
export function Hiding({ hidden, route, places }: HidingProps) {
  const removed = Object.entries(places.places?.removed ?? {})
  if (hidden.length + removed.length === 0)
    return <p className="pw-bench-none">{route === undefined ? 'No page yet.' : 'Every part of the page is shown.'}</p>
  return (
    <ul className="pw-bench-list" aria-label="Hidden">
      {hidden.map((one) => (
        <li key={`${one.kind} ${pathName(one.path)}`} className="pw-bench-hidden">
          <h3>
            {pathName(one.path)} <small>{kindText(one)}</small>
          </h3>
          {one.sheet && <p>{sheetWords(one.sheet)}</p>}
          {one.reason !== undefined && <p>{one.reason}</p>}
          <Clauses clauses={one.clauses} />
          <Layers path={one.path} places={places} />
        </li>
      ))}
      {removed.map(([path, { name, place }]) => (
        <li key={path} className="pw-bench-hidden">
          <h3>
            {path} <small>removed</small>
          </h3>
          <p>Removed by {name}.</p>
          <SourceLink place={place} />
        </li>
      ))}
    </ul>
  )
}

function kindText({ kind, hidden, all }: Hidden): string {
  const word = kindTexts[kind]
  return all > 1 ? `${word} in ${hidden} of ${all}` : word
}

const kindTexts: { readonly [K in Hidden['kind']]: string } = {
  hidden: 'hidden',
  disabled: 'cannot be pressed',
  stopped: 'is shown instead of the page',
  unknown: 'is still unknown',
}

function sheetWords({ name, isOpen }: SheetPlace): string {
  return `In the sheet of ${name}${isOpen ? '.' : ', which is closed (evaluated with its initial values).'}`
}

function Clauses({ clauses }: { readonly clauses: readonly Clause[] }) {
  if (clauses.length === 0) return null
  return (
    <ul className="pw-bench-clauses">
      {clauses.map((clause, index) => (
        <li key={index} className={clause.holds ? 'pw-bench-good' : 'pw-bench-bad'}>
          {clause.kind === 'test' ? (
            <>
              <code>{clause.wanted}</code> <span>{clause.holds ? 'holds' : `failed: found ${clause.found}`}</span>
            </>
          ) : (
            <>
              <span>one of these {clause.holds ? 'holds' : 'should hold, but none does'}:</span>
              {clause.members.map((member, at) => (
                <Clauses key={at} clauses={member} />
              ))}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

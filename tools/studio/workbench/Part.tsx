import type { PathState } from '@pagewright/engine/studio'
import { useSyncExternalStore } from 'react'
import type { OpenField } from './inspect/partAt'
import type { ChosenPart } from './Inspector'
import { Layers } from './Layers'
import { pathName } from './places'
import { SourceLink } from './SourceLink'
import type { KnownPlaces } from './usePlaces'

interface PartProps {
  readonly part: ChosenPart | undefined
  readonly route: string | undefined
  readonly places: KnownPlaces
}

/** Draws where the clicked part of the config is written. */
export function Part({ part, route, places }: PartProps) {
  if (!part) return <p className="pw-bench-none">Turn Inspect on and click on something in the page.</p>
  const drawn = part.components.flatMap((name) => places.places?.widgets[name] ?? [])
  return (
    <div className="pw-bench-part">
      <h2>{pathName([route ?? '', ...part.path])}</h2>
      {part.field && <FieldState {...part.field} />}
      <Layers path={part.path} places={places} />
      {drawn[0] !== undefined && (
        <p>
          Drawn by the product: <SourceLink place={drawn[0]} />
        </p>
      )}
    </div>
  )
}

/** Says what has happened to a field of the open form. */
function FieldState({ form, path }: OpenField) {
  const state = useSyncExternalStore(form.subscribe, form.states).get(path)
  return (
    <p>
      Field {path}: {words(state)}.
    </p>
  )
}

function words({ by, told, found }: PathState = {}): string {
  const facts = [
    by && `changed by the ${by}`,
    told === 'left' && 'left with a value beyond its bounds',
    told === 'refused' && 'refused',
    found && 'a server has found a problem',
  ].filter(Boolean)
  return facts.join(', ') || 'as it came'
}

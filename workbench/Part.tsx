import { Layers } from './Layers'
import { pathName } from './places'
import type { KnownPlaces } from './usePlaces'

interface PartProps {
  readonly path: readonly string[] | undefined
  readonly route: string | undefined
  readonly places: KnownPlaces
}

/** Where the part of the config is written that was clicked on. */
export function Part({ path, route, places }: PartProps) {
  if (!path) return <p className="pw-bench-none">Turn Inspect on and click on something in the page.</p>
  return (
    <div className="pw-bench-part">
      <h2>{pathName([route ?? '', ...path])}</h2>
      <Layers path={path} places={places} />
    </div>
  )
}

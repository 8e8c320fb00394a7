import { pathName, type Layer, type Places } from './places'
import { SourceLink } from './SourceLink'
import type { KnownPlaces } from './usePlaces'

/** Draws the layers that define a part of a page. The last one decides. */
export function Layers({
  path,
  places: { places, problem },
}: {
  readonly path: readonly string[]
  readonly places: KnownPlaces
}) {
  if (problem !== undefined) return <p className="pw-bench-none">{problem}</p>
  const layers = places ? nearest(places, path) : []
  return (
    <ol className="pw-bench-layers" aria-label="Layers">
      {layers.map(({ name, place }) => (
        <li key={`${name} ${place}`}>
          <span>{name}</span>
          <SourceLink place={place} />
        </li>
      ))}
    </ol>
  )
}

/** Returns the layers of the part, or of the nearest part around it that has some. */
function nearest(places: Pick<Places, 'layers'>, path: readonly string[]): readonly Layer[] {
  return places.layers[pathName(path)] ?? (path.length === 0 ? [] : nearest(places, path.slice(0, -1)))
}

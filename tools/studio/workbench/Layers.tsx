import { pathName, type Layer, type Places } from './places'
import { SourceLink } from './SourceLink'
import type { KnownPlaces } from './usePlaces'

/** The layers that a part of a page came from, the deciding one last. */
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

/** Those of the part, or of the nearest one around it that the sources tell of. */
function nearest(places: Pick<Places, 'layers'>, path: readonly string[]): readonly Layer[] {
  return places.layers[pathName(path)] ?? (path.length === 0 ? [] : nearest(places, path.slice(0, -1)))
}

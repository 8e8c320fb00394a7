import type { SourcePlace } from './places'

/** A place in the sources, which opens in the editor of whoever runs `npm start`. */
export function SourceLink({ place }: { readonly place: SourcePlace }) {
  const address = `/__open-in-editor?file=${encodeURIComponent(place)}`
  return (
    <a
      className="pw-bench-source"
      href={address}
      title="Open in the editor"
      onClick={(event) => {
        event.preventDefault()
        void fetch(address).catch(() => undefined)
      }}
    >
      {place}
    </a>
  )
}

import type { SourcePlace } from './places'

/** Draws a place in the sources. A press opens it in the editor of the machine that runs `npm start`. */
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

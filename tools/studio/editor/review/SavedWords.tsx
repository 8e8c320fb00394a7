const mostWords = 3

/** The sentences of a saved change, each in a line. Those of a large one are folded. */
export function SavedWords({ words }: { readonly words: readonly string[] }) {
  const rest = words.slice(mostWords)
  const lines = (some: readonly string[]) => some.map((one, at) => <p key={at}>{one}</p>)
  return (
    <>
      {lines(words.slice(0, mostWords))}
      {rest.length > 0 && (
        <details>
          <summary>And {rest.length} more</summary>
          {lines(rest)}
        </details>
      )}
    </>
  )
}

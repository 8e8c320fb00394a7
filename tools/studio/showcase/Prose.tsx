/** Draws a sentence of the grammar. Text between backticks becomes code. */
export function Prose({ text }: { readonly text: string }) {
  return <p>{text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}</p>
}

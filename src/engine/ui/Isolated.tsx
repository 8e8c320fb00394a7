import { cleanText } from '../text/cleanText'

/** Shows a foreign name, id or number so that its direction cannot disturb the words around it. */
export function Isolated({ children }: { readonly children: string | number }) {
  const text = cleanText(String(children))
  // Without a letter nothing says which way it runs: in right-to-left text a date would be turned round.
  return <bdi dir={letter.test(text) ? undefined : 'ltr'}>{text}</bdi>
}

const letter = /\p{L}/u

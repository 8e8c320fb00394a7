/** A text with something in the place of what is found first; `$&` in that is what was found. Throws where nothing is. */
export function replaced(file: string, text: string, find: string | RegExp, put: string): string {
  const after = text.replace(find, put)
  if (after === text) throw new Error(`${file} has nothing like ${String(find)}.`)
  return after
}

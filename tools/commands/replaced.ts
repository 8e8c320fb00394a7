/** Replaces the first match in a text. `$&` in the replacement stands for the match. Throws if there is no match. */
export function replaced(file: string, text: string, find: string | RegExp, put: string): string {
  const after = text.replace(find, put)
  if (after === text) throw new Error(`${file} has nothing like ${String(find)}.`)
  return after
}

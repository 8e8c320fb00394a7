/**
 * The pages that a list has asked for, each where it was asked for first. Whoever reads slowly has the page before looked at
 * once more, as docs/lists.md says.
 */
export function inOrder(pages: readonly number[]): readonly number[] {
  return [...new Set(pages)]
}

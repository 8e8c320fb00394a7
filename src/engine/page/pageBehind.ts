/**
 * Tells whether one step back leads to a page of this site. The router counts its entries in the history's state; the
 * location's key tells nothing: it changes where the very first entry is replaced, as by a login.
 */
export function hasPageBehind(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
}

// Lets F6 go from region to region of the studio, as in desktop programs. Tab goes through the controls of one.

/** Moves the focus into the next region, or into the one before. */
export function goToRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')]
  const at = regions.findIndex((one) => one.contains(document.activeElement))
  const next = at < 0 ? regions[0] : regions.at((at + step + regions.length) % regions.length)
  next?.focus()
}

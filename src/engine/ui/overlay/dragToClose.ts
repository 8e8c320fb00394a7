/** Share of the sheet's height after which a released sheet leaves. */
const leavingShare = 0.3
/** Pixels a millisecond at which a flick makes it leave, however short. */
const flickSpeed = 0.6
/** Time within which a sheet has begun to leave. Then it was kept open, and snaps back. */
const closingMs = 400

/**
 * Lets a finger on the grip drag the sheet around it. Released far or fast enough, the sheet closes from there; otherwise
 * it snaps back. Returns a function that ends this.
 */
export function listenToDrag(grip: HTMLElement | null, close: () => void): (() => void) | undefined {
  const sheet = grip?.closest('dialog')
  if (!grip || !sheet) return undefined
  let start: { readonly y: number; readonly at: number; readonly id: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const move = (y: number) => sheet.style.setProperty('transform', `translateY(${y}px)`)
  const travel = (event: PointerEvent) => Math.max(0, event.clientY - (start?.y ?? event.clientY))

  function begin(event: PointerEvent) {
    const isControl = event.target instanceof Element && event.target.closest('button, a, input') !== null
    if (isControl || !event.isPrimary || event.button !== 0) return
    start = { y: event.clientY, at: event.timeStamp, id: event.pointerId }
    grip?.setPointerCapture?.(event.pointerId)
    sheet?.setAttribute('data-dragged', '')
  }
  function drag(event: PointerEvent) {
    if (start?.id === event.pointerId) move(travel(event))
  }
  function release(event: PointerEvent) {
    if (start?.id !== event.pointerId || !sheet) return
    const way = travel(event)
    const speed = way / Math.max(1, event.timeStamp - start.at)
    start = undefined
    sheet.removeAttribute('data-dragged')
    const isLeaving = event.type === 'pointerup' && (way > sheet.offsetHeight * leavingShare || speed > flickSpeed)
    const snapBack = () => void sheet.style.removeProperty('transform')
    if (!isLeaving || way === 0) return snapBack()
    timer = setTimeout(snapBack, closingMs)
    close()
  }
  grip.addEventListener('pointerdown', begin)
  grip.addEventListener('pointermove', drag)
  grip.addEventListener('pointerup', release)
  grip.addEventListener('pointercancel', release)
  return () => {
    clearTimeout(timer)
    grip.removeEventListener('pointerdown', begin)
    grip.removeEventListener('pointermove', drag)
    grip.removeEventListener('pointerup', release)
    grip.removeEventListener('pointercancel', release)
  }
}

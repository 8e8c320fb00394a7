// How long a payment has been watched, and when it is asked for again. Knows nothing of requests.
import { nextPoll } from './pollDelays'

export interface PollPlan {
  /** Milliseconds until the next question; false while none is due by itself. */
  delay(): number | false
  /** Whether the three minutes are over without an outcome. */
  isOver(): boolean
  /** Counts a question that was answered or failed. */
  answered(isFinal: boolean): void
  /** Begins another three minutes. */
  restart(): void
  /** Time counts while the page is visible. */
  setVisible(isVisible: boolean): void
}

/** Creates the plan of one payment, for a page that is not visible yet. */
export function createPollPlan(): PollPlan {
  let asked = 0
  let spent = 0
  let visibleSince: number | undefined
  let delay: number | false = false
  let isOver = false

  const watched = () => spent + (visibleSince === undefined ? 0 : Date.now() - visibleSince)

  return {
    delay: () => delay,
    isOver: () => isOver,
    answered(isFinal) {
      asked += 1
      const next = isFinal ? undefined : nextPoll(asked, watched())
      delay = next ?? false
      isOver = !isFinal && next === undefined
    },
    restart() {
      asked = 0
      spent = 0
      if (visibleSince !== undefined) visibleSince = Date.now()
      isOver = false
    },
    setVisible(isVisible) {
      if (isVisible) {
        visibleSince ??= Date.now()
        return
      }
      spent = watched()
      visibleSince = undefined
    },
  }
}

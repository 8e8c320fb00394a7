// Tracks how long a payment has been polled, and when the next poll is due. Contains no requests.
import { nextPoll } from './pollDelays'

export interface PollPlan {
  /** Returns milliseconds until the next poll, or false if none is due. */
  delay(): number | false
  /** Returns whether three minutes have passed without an outcome. */
  isOver(): boolean
  /** Counts a poll that was answered or failed. */
  answered(isFinal: boolean): void
  /** Starts another three minutes. */
  restart(): void
  /** Time counts only while the page is visible. */
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

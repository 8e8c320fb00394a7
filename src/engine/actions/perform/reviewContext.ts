import { createContext } from 'react'
import { useProvided } from '../../lib/react'
import type { CallAction, Review } from '../../language/types/plain'

/** A call that waits for the person's agreement, with the scope of its values. */
export interface ReviewRequest {
  readonly action: CallAction
  readonly review: Review
  readonly scope: object
}

/** Shows the step before a call. Resolves to true if the person goes on, and to false if the person goes back. */
export type AskReview = (request: ReviewRequest) => Promise<boolean>

export const ReviewContext = createContext<AskReview | null>(null)

/** Returns the function that shows the step before a call. Throws outside of a page. */
export function useReview(): AskReview {
  return useProvided(ReviewContext, 'ReviewContext')
}

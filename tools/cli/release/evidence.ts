// Whether a release fails on more devices than the one before it. Asked again after each failure, for as long as a stage lasts.

/** How much more often the release may fail than the one before. Each gets the same weight. */
const ratios = [2, 4, 8, 16]
/** The release is halted wrongly in at most one stage of this many. */
export const sure = 100

export interface Evidence {
  /**
   * Counts a device on which a release failed, and returns how many times more likely all that was counted is if the
   * candidate fails more often. If it does not, this ever reaches a number n with a chance of at most 1 / n (Ville's
   * inequality), however often it is looked at.
   */
  count(isCandidate: boolean): number
  readonly counted: { readonly candidate: number; readonly current: number }
}

/**
 * Collects evidence for one stage. Devices get the candidate by chance, so if both releases are as good, `share` percent of
 * the devices that fail had it. With a ratio r it is r * share / (r * share + 1 - share).
 */
export function createEvidence(share: number): Evidence {
  const chance = share / 100
  let likelihoods = ratios.map(() => 1)
  const counted = { candidate: 0, current: 0 }
  return {
    counted,
    count(isCandidate) {
      counted[isCandidate ? 'candidate' : 'current'] += 1
      likelihoods = likelihoods.map((before, at) => {
        const ratio = ratios[at] ?? 1
        return (before * (isCandidate ? ratio : 1)) / (ratio * chance + 1 - chance)
      })
      return likelihoods.reduce((sum, one) => sum + one, 0) / ratios.length
    },
  }
}

import { useState } from 'react'
import { accept } from './chooseImages'
import type { ImageUploads } from './imageUploads'
import { examineImage, type Refusal } from './prepareImage'

/** Why something chosen was not taken, as message keys. */
export type ChoiceProblem = Refusal | 'image.tooMany'

/** Takes what was chosen, as far as it is right and there is room, and keeps why the rest was not. */
export function useChosen(uploads: ImageUploads, max: number, isOfSource: (file: Blob) => boolean) {
  const [problems, setProblems] = useState<readonly ChoiceProblem[]>([])

  async function take(chosen: readonly File[]): Promise<void> {
    // Nothing chosen is a change of mind, not a mistake.
    if (chosen.length === 0) return
    const { files, isTooMany } = accept(chosen, Math.max(0, max - uploads.current().length))
    const found = new Set<ChoiceProblem>(isTooMany ? ['image.tooMany'] : [])
    // An app may keep the bytes to itself: what it lets a person choose, it answers for.
    const examine = async (file: File) => (file.size === 0 && isOfSource(file) ? undefined : examineImage(file))
    const outcomes = await Promise.all(files.map(examine))
    for (const [index, file] of files.entries()) {
      const outcome = outcomes[index]
      if (outcome && 'refusal' in outcome) found.add(outcome.refusal)
      else if (uploads.current().length < max) uploads.add(file, outcome?.type)
    }
    setProblems([...found])
  }

  return { problems, take }
}

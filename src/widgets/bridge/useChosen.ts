import { useState } from 'react'
import { accept } from './chooseImages'
import type { ImageUploads } from './imageUploads'
import { examineImage, type Refusal } from './prepareImage'

/** Why a chosen file was refused, as message keys. */
export type ChoiceProblem = Refusal | 'image.tooMany'

/** Adds chosen files that are valid and fit, and keeps the problems of the others. */
export function useChosen(uploads: ImageUploads, max: number, isOfSource: (file: Blob) => boolean) {
  const [problems, setProblems] = useState<readonly ChoiceProblem[]>([])

  async function take(chosen: readonly File[]): Promise<void> {
    // Closing the chooser without a choice is no mistake.
    if (chosen.length === 0) return
    const { files, isTooMany } = accept(chosen, Math.max(0, max - uploads.current().length))
    const found = new Set<ChoiceProblem>(isTooMany ? ['image.tooMany'] : [])
    // The app may keep the bytes. It is then responsible for what people can choose.
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

// A sample of the mistakes of a large folder, for which all of them would take hours.
import { createHash } from 'node:crypto'
import type { CodeMutant } from './codeMutants'
import type { Tried } from './tryMutants'

/** Returns so many mistakes, drawn evenly from all. Another seed draws other ones; the same seed draws the same. */
export function sampleOf(mutants: readonly CodeMutant[], size: number, seed: string): readonly CodeMutant[] {
  if (size >= mutants.length) return mutants
  return mutants
    .map((mutant) => ({
      mutant,
      at: createHash('sha256')
        .update(seed + mutant.key)
        .digest('hex'),
    }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant)
}

/** Returns a line for each part of a folder, and one for all, with the share of its mistakes that is noticed. */
export function sharesOf(folder: string, tried: readonly Tried[]): readonly string[] {
  const partOf = ({ mutant }: Tried) => mutant.file.slice(folder.length + 1).split('/')[0] ?? ''
  const parts = [...new Set(tried.map(partOf))].toSorted()
  return [...parts, 'all'].map((name) => {
    const some = tried.filter((one) => name === 'all' || partOf(one) === name)
    const noticed = some.filter(({ ending }) => ending === 'noticed').length
    return `${name}: ${noticed} of ${some.length} noticed, ${((100 * noticed) / some.length).toFixed(1)} %`
  })
}

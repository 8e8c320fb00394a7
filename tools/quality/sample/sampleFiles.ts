import type { Files } from '@pagewright/cli/source'

export interface SampledFile {
  readonly file: string
  readonly lines: number
}

/** Draws 40 TypeScript files of src/ and tools/, sorted by path. The same seed and files give the same sample. */
export function sampleFiles(files: Files, seed: number, wanted = 40): readonly SampledFile[] {
  const all = ['src', 'tools']
    .flatMap((folder) => files.below(folder))
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\/generated\//.test(file))
    .toSorted()
  const random = randomFrom(seed)
  const drawn = all.map((file) => ({ file, rank: random() })).toSorted((a, b) => a.rank - b.rank)
  return drawn
    .slice(0, wanted)
    .map(({ file }) => ({ file, lines: files.read(file).split('\n').length - 1 }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
}

/** Returns pseudo-random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

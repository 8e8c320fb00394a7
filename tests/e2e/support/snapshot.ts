// Keeps the files that people write, to compare them later and to put them back.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesAt } from '../../../tools/cli/files'
import { diffOf } from '../../../tools/cli/new/diff'

const folders = ['pages', 'markets', 'schemas', 'locales', 'public', 'src', 'tests', 'sandbox', 'tools/cli']
const configs = ['pages.config.ts', 'markets.config.ts']

export interface Snapshot {
  /** Returns the lines that differ since, below the names of their files. Generated files do not count. */
  lines(): string
  /** Writes all files as they were. */
  restore(): void
}

/** Keeps the files that people write. */
export function takeSnapshot(folder: string): Snapshot {
  const before = textsOf(folder)
  const changed = () => {
    const after = textsOf(folder)
    return [...new Set([...before.keys(), ...after.keys()])]
      .toSorted()
      .filter((file) => before.get(file) !== after.get(file))
      .map((file) => ({ file, before: before.get(file), after: after.get(file) ?? '' }))
  }
  return {
    lines: () =>
      `${changed()
        .flatMap((one) => [
          one.file,
          ...diffOf([one])
            .split('\n')
            .filter((line) => /^[+-](?![+-]{2} )/.test(line)),
        ])
        .join('\n')}\n`,
    restore() {
      for (const { file, before: old } of changed()) {
        if (old === undefined) rmSync(join(folder, file))
        else writeFileSync(join(folder, file), old)
      }
    },
  }
}

function textsOf(folder: string): ReadonlyMap<string, string> {
  const files = filesAt(folder)
  const names = [...configs, ...folders.flatMap((one) => files.below(one))]
  return new Map(
    names
      .filter((file) => /\.(tsx?|json|css)$/.test(file) && !file.startsWith('src/generated/'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
}

// One mistake in files of its own beside the others: all that they import is the project's.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Files, sourceModule } from '@pagewright/cli/source'
import { planted, type Mutant } from './mutant'

/**
 * Writes the changed file below `planted/<name>/` of a folder with a copy of the project, and whatever imports it; all
 * else is imported from the project. Gives the files that are written, from `planted/`.
 */
export function plantAlone(folder: string, name: string, files: Files, { file, edit }: Mutant): string[] {
  const configs = [...['pages', 'markets'].flatMap((one) => files.below(one)), 'pages.config.ts', 'markets.config.ts']
  const written = importersOf(file, configs, files)
  return [...written].map((one) => {
    const path = `${name}/${one}`
    const text = one === file ? planted(files.read(one), edit) : files.read(one)
    mkdirSync(dirname(join(folder, 'planted', path)), { recursive: true })
    writeFileSync(join(folder, 'planted', path), fromProject(text, one, path, written))
    return `./${path}`
  })
}

/** The text with imports that lead to the project, but for those of files that are written beside it. */
function fromProject(text: string, file: string, path: string, written: ReadonlySet<string>): string {
  return text.replaceAll(/(?<=from ')\.[^']*/g, (from) => {
    const meant = posix.join(posix.dirname(file), from)
    const isBeside = written.has(meant) || written.has(`${meant}.ts`)
    return isBeside ? from : posix.relative(posix.dirname(`planted/${path}`), meant)
  })
}

/** A file with all that leads to it. */
function importersOf(file: string, configs: readonly string[], files: Files): ReadonlySet<string> {
  const found = new Set([file])
  for (const one of found)
    for (const other of configs) {
      if (!other.endsWith('.ts') || found.has(other)) continue
      const { imports } = sourceModule(other, files.read(other))
      if ([...imports.values()].some(({ from }) => from === one)) found.add(other)
    }
  return found
}

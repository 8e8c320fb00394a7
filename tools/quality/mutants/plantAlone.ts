// Writes one mistake into files of its own, which import the rest from the project.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { type Files, sourceModule } from '@pagewright/cli/source'
import { planted, type Mutant } from './mutant'

/**
 * Writes the changed file and all files that import it below `planted/<name>/` in a copy of the project. Returns the
 * written files, relative to `planted/`.
 */
export function plantAlone(folder: string, name: string, files: Files, { file, edit }: Mutant): string[] {
  const configs = [...['pages', 'markets'].flatMap((one) => files.below(one)), 'pages.config.ts', 'markets.config.ts']
  const literalText = importersOf(file, configs, files)
  return [...literalText].map((one) => {
    const path = `${name}/${one}`
    const text = one === file ? planted(files.read(one), edit) : files.read(one)
    mkdirSync(dirname(join(folder, 'planted', path)), { recursive: true })
    writeFileSync(join(folder, 'planted', path), fromProject(text, one, path, literalText))
    return `./${path}`
  })
}

/** Rewrites imports to point to the project, except those of files that are written beside it. */
function fromProject(text: string, file: string, path: string, literalText: ReadonlySet<string>): string {
  return text.replaceAll(/(?<=from ')\.[^']*/g, (from) => {
    const meant = posix.join(posix.dirname(file), from)
    const isBeside = literalText.has(meant) || literalText.has(`${meant}.ts`)
    return isBeside ? from : posix.relative(posix.dirname(`planted/${path}`), meant)
  })
}

/** Returns a file and all files that import it. */
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

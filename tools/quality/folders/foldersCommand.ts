import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Command, examples, InvalidArgument, program, root } from '@pagewright/cli/source'
import { folderGraph, type FolderGraph } from './folderGraph'

const base = 'src/engine'

const options = (command: Command) =>
  command
    .description('Prints which folders of the engine import which, for docs/folders.md.')
    .option('--at <commit>', 'the engine of this commit')
    .addHelpText('after', examples('', '--at HEAD~100'))

/** Prints the folders of the engine: what they import, cycles and sizes. */
export const foldersCommand = program(options, ({ at }) => {
  console.log(graphText(at === undefined ? folderGraph(root, base) : graphAt(at)))
  return 0
})

function graphAt(commit: string): FolderGraph {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'))
  try {
    const archive = execFileSync('git', ['archive', commit, base], { cwd: root, maxBuffer: 2 ** 28, stdio: 'pipe' })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    return folderGraph(folder, base)
  } catch {
    throw new InvalidArgument(`The repository has no ${base} at "${commit}". Name a commit.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the graph as Markdown. */
export function graphText({ rows, cycles, sizes, flattest }: FolderGraph): string {
  const loops = cycles.length === 0 ? 'none' : cycles.map((cycle) => cycle.join(', ')).join('; ')
  return [
    '| Folder | Files | Imports |',
    '|---|---|---|',
    ...rows.map(({ folder, files, imports }) => `| ${folder} | ${files} | ${imports.join(', ') || 'nothing'} |`),
    '',
    `- Folders that import each other: ${loops}.`,
    `- ${sizes.files} files. Lines: median ${sizes.median}, 90th percentile ${sizes.p90}, most ${sizes.max}.`,
    `- The folder with the most files of its own: ${flattest.folder}, ${flattest.files}.`,
  ].join('\n')
}

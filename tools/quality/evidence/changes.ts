// Asks git which files differ from a commit.
import { spawnSync } from 'node:child_process'

export interface ChangedFile {
  readonly file: string
  /** Returns the text before the change, or undefined where there was none. */
  before(): string | undefined
}

/** Answers questions about the history of a repository. */
export interface History {
  /** The files that differ between a commit and the working tree; undefined for a commit that the history lacks. */
  changesSince(commit: string): readonly ChangedFile[] | undefined
  /** The commit that somebody works from: the branch point, or the parent of a clean main branch. */
  base(): string | undefined
  /** The commit whose code the working tree has; undefined if it has changes that are not committed. */
  commitOfTree(): string | undefined
}

/** Documents do not change what a case does. */
const aside = [':!*.md', ':!docs']

/** Returns the history of a repository, or undefined where there is no git or no commit. */
export function readHistory(root: string): History | undefined {
  const git = (...args: readonly string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
    return status === 0 ? stdout.trimEnd() : undefined
  }
  const lines = (...args: readonly string[]) =>
    git(...args)
      ?.split('\n')
      .filter(Boolean) ?? []
  const isClean = () => lines('status', '--porcelain', '--', '.', ...aside).length === 0
  const head = git('rev-parse', 'HEAD')
  // A folder inside a foreign repository, as a copy for a test can be, has no history of its own.
  if (head === undefined || git('rev-parse', '--show-prefix') !== '') return undefined
  return {
    changesSince(commit) {
      if (git('cat-file', '-e', `${commit}^{commit}`) === undefined) return undefined
      const files = [
        ...lines('diff', '--name-only', '--no-renames', commit),
        ...lines('ls-files', '--others', '--exclude-standard'),
      ]
      return [...new Set(files)].map((file) => ({ file, before: () => git('show', `${commit}:${file}`) }))
    },
    base() {
      const branches = ['@{upstream}', 'main', 'origin/main']
      const points = branches.flatMap((branch) => git('merge-base', 'HEAD', branch) ?? [])
      const point = points.find((one) => one !== head)
      if (point !== undefined) return point
      return isClean() ? git('rev-parse', 'HEAD~1') : head
    },
    commitOfTree() {
      return isClean() ? git('log', '-1', '--format=%H', '--', '.', ...aside) : undefined
    },
  }
}

// Builds the pages of the bench with the engine of another commit, to compare both in one run.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../projectCopy'
import { runIn } from './runIn'

/** Writes the build to `outDir`. The commit must have the bench. Throws what its build says if that fails. */
export function buildBefore(commit: string, outDir: string): void {
  const copy = copyProject(commit)
  try {
    writeFileSync(join(copy.folder, 'tools/quality/benchPages.ts'), command)
    runIn(copy.folder, 'tools/cli/run.mjs', ['benchPages', outDir])
  } finally {
    copy.remove()
  }
}

const command = `import { buildPagewright } from './bench/buildPagewright'
export async function main([outDir]: string[]): Promise<number> {
  await buildPagewright(String(outDir))
  return 0
}
`

import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Refuses to start where there is nothing to test, which each test would find out by waiting in vain. */
export default function needsBuild(): void {
  const folder = process.env.E2E_SITE ?? 'dist'
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no build in ${folder}: run \`npm run build\` first.`)
}

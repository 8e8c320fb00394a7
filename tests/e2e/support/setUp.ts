import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../../../tools/commands/browser'

/**
 * Refuses to start where there is nothing to test, which each test would find out by waiting in vain. The workers, which
 * start later, take the browser from the environment.
 */
export default async function setUp(): Promise<void> {
  const folder = process.env.E2E_SITE ?? 'dist'
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no build in ${folder}: run \`npm run build\` first.`)
  process.env.CHROME_PATH ??= await findBrowser()
}

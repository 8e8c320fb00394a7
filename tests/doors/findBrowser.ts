import { findBrowser } from '../../tools/commands/browser'

/** Finds or installs a browser. The workers, which start later, take it from the environment. */
export default async function setUp(): Promise<void> {
  process.env.CHROME_PATH = await findBrowser()
}

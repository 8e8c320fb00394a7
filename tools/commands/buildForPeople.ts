import { withProgress } from '@pagewright/cli/source'
import { build, type InlineConfig } from 'vite'

/** Builds a site with the production code of React, even if the caller's NODE_ENV asks for another. Vite would obey it. */
export async function buildForPeople(config: InlineConfig): Promise<void> {
  process.env.NODE_ENV = 'production'
  await withProgress('Building', () => build(config))
}

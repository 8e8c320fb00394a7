import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Returns the plugins of the studio, which serve it during development and never in a build. A product that does not have
 * the package `@pagewright/studio` has none. Tests have none either.
 */
export async function studioPlugins(root: string): Promise<Plugin[]> {
  if (process.env.VITEST || !hasStudio(root)) return []
  const { studioTools } = await import('@pagewright/studio')
  return studioTools(root)
}

function hasStudio(root: string): boolean {
  try {
    createRequire(join(root, 'package.json')).resolve('@pagewright/studio/package.json')
    return true
  } catch {
    return false
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@pagewright/cli/source'

/** Returns the engine's own messages in English. */
export function engineTexts(): { readonly [key: string]: string } {
  const all = JSON.parse(readFileSync(join(root, 'locales', 'en.json'), 'utf8')) as { readonly [key: string]: string }
  return Object.fromEntries(Object.entries(all).filter(([key]) => key.startsWith('engine.')))
}

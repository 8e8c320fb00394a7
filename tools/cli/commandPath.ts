import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root'

/**
 * Returns the path of an installed package's command for node to run. It works even where `.bin` contains shell
 * scripts.
 */
export function commandPath(name: string): string {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: string | Bins }
  const file = typeof bin === 'string' ? bin : (bin[name.split('/').at(-1) ?? ''] ?? Object.values(bin)[0])
  if (file === undefined) throw new Error(`The package ${name} has no command.`)
  return join(folder, file)
}

interface Bins {
  readonly [name: string]: string
}

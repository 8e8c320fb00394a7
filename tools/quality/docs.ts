// `npm run docs` serves the documentation site and follows changes of docs/. `-- build` builds it, and `-- api` writes
// the API reference, docs/api/.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@pagewright/cli/source'
import { writeApiReference } from './apiReference/apiReference'

const actions = ['dev', 'build', 'preview', 'api']

/** Writes the API reference, or runs VitePress for `tools/docs` with the arguments after the first. */
export async function main(args: string[]): Promise<number> {
  const [action = 'dev', ...more] = args
  if (!actions.includes(action)) {
    console.error(`"${action}" is not allowed. Allowed: ${actions.join(', ')}.`)
    return 1
  }
  if (action === 'api') {
    for (const file of await writeApiReference()) console.log(file)
    return 0
  }
  const program = join(root, 'node_modules/vitepress/bin/vitepress.js')
  const child = spawn(process.execPath, [program, action, join(root, 'tools/docs'), ...more], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

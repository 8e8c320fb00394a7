// `npm run docs` serves the documentation site and follows changes of docs/; `npm run docs -- build` builds it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '@pagewright/cli/source'

const actions = ['dev', 'build', 'preview']

/** Runs VitePress for `tools/docs`; what follows the first argument is passed to it. */
export async function main(args: string[]): Promise<number> {
  const [action = 'dev', ...more] = args
  if (!actions.includes(action)) {
    console.error(`"${action}" is not allowed. Allowed: ${actions.join(', ')}.`)
    return 1
  }
  const program = join(root, 'node_modules/vitepress/bin/vitepress.js')
  const child = spawn(process.execPath, [program, action, join(root, 'tools/docs'), ...more], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

// `npm run docs` serves the documentation site and follows changes of docs/. `-- build` builds it, and `-- api` writes
// the API reference, docs/api/.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Command, examples, allowed, program, root } from '@pagewright/cli/source'
import { writeApiReference } from './apiReference/apiReference'

const actions = ['dev', 'build', 'preview', 'api']

const options = (command: Command) =>
  command
    .argument('[action]', `one of ${actions.join(', ')}`, allowed(actions), 'dev')
    .option('--port <number>', 'the port')
    .option('--host <name>', 'the host to listen on')
    .option('--base <path>', 'the path of the site below its host')
    .option('--outDir <folder>', 'where the build goes')
    .option('--minify <how>', 'false keeps the code of the build as it is')
    .addHelpText('after', examples('', 'build', 'api'))

/** Writes the API reference, or runs VitePress for `tools/docs` with the arguments after the first. */
export const main = program(options, async (action, given) => {
  const more = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])
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
})

// Runs the command of a name, a file of tools/ that exports `main(args): Promise<exit code>`. Plain JavaScript, because it must work
// before anything is installed and Node 20 cannot read TypeScript.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importTool } from './importTool.mjs'
import { installReason } from './installReason.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const folders = ['quality', 'vite', 'cli']
const [name, ...args] = process.argv.slice(2)

process.chdir(root)
// A reader such as `head` closes the pipe when it has enough.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
process.exitCode = await run()

async function run() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    return refuse(`Node ${process.versions.node} is too old: use Node 20.19 or newer, or 22.12 or newer.`)
  }
  const file = folders.map((folder) => join(root, 'tools', folder, `${name}.ts`)).find((path) => existsSync(path))
  if (!file) return refuse(`There is no command "${name ?? ''}". Run: node tools/cli/run.mjs <command> [arguments]`)
  const reason = installReason(root)
  if (reason) {
    console.log(`Installing the packages of package-lock.json: ${reason}`)
    if (!install()) return refuse('`npm ci` failed: see its message above. Nothing else was run.')
  }
  try {
    const { main } = await importTool(file, root)
    return await main(args)
  } catch (error) {
    console.error(error?.name === 'InvalidArgument' ? error.message : error)
    return 1
  }
}

function install() {
  const npm = process.env.npm_execpath
  const [command, ...words] = npm?.endsWith('.js') ? [process.execPath, npm, 'ci'] : ['npm', 'ci']
  const ended = spawnSync(command, words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' && !npm })
  return ended.status === 0
}

function refuse(sentence) {
  console.error(sentence)
  return 1
}

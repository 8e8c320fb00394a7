// Runs the command of a name, a file of tools/ that exports `main(args): Promise<exit code>`. Plain JavaScript, because it must work
// before anything is installed and Node 20 cannot read TypeScript.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importTool } from './importTool.mjs'
import { installReason } from './installReason.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const folders = ['quality', 'vite', 'cli']
const unwritable =
  'cannot be written. The commands write below the folder of the clone: allow that, or clone into a folder of your own.'
const unwritableCodes = ['EACCES', 'EPERM', 'EROFS']
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
  if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
    return refuse(`Node ${process.versions.node} is too old: use 22.12 or newer, or Node 20 from 20.19 on.`)
  }
  const file = folders.map((folder) => join(root, 'tools', folder, `${name}.ts`)).find((path) => existsSync(path))
  if (!file) return refuse(`There is no command "${name ?? ''}". Run: node tools/cli/run.mjs <command> [arguments]`)
  if (!canWrite(root)) return refuse(`${root} ${unwritable}`)
  const reason = installReason(root)
  if (reason) {
    console.log(`Installing the packages of package-lock.json: ${reason}`)
    if (!install()) {
      return refuse(
        'The packages could not be installed: see the message of `npm ci` above. Is the network there? Then run this again.',
      )
    }
  }
  try {
    const { main } = await importTool(file, root)
    return await main(args)
  } catch (error) {
    if (unwritableCodes.includes(error?.code) && error.path) return refuse(`${error.path} ${unwritable}`)
    console.error(error?.name === 'InvalidArgument' ? error.message : error)
    return 1
  }
}

function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
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

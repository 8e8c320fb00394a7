// Installs what is missing in this clone, then runs a command of a package (`vite build`), or one of this repository: a
// file of tools/commands/ or bench/ that exports `main(args): Promise<exit code>`.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureInstalled } from './installReason.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** The packages that give the commands of the scripts, by the command. */
const packages = { vite: 'vite', vitest: 'vitest', oxfmt: 'oxfmt', tsc: 'typescript', pagewright: '@pagewright/cli' }
const unwritable =
  'cannot be written. The commands write below the folder of the clone: allow that, or clone into a folder of your own.'
const [name = '', ...args] = process.argv.slice(2)

process.chdir(root)
// A reader such as `head` closes the pipe when it has enough.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
await run()

async function run() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12))
    return refuse(`Node ${process.versions.node} is too old: use 22.12 or newer, or Node 20 from 20.19 on.`)
  if (!canWrite(root)) return refuse(`${root} ${unwritable}`)
  if (!(await ensureInstalled(root, install)))
    return refuse(
      'The packages could not be installed: see the message of `npm ci` above. Is the network there? Then run this again.',
    )
  await import('./sources.mjs')
  const own = ['tools/commands', 'bench'].map((folder) => join(root, folder, `${name}.ts`)).find(existsSync)
  if (own === undefined) return runPackage()
  try {
    const { main } = await import(pathToFileURL(own).href)
    if (main) process.exitCode = await main(args, root, { name: `node tools/ready.mjs ${name}`, summary: '' })
    else refuse(`${own} is no command.`)
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(error?.code) && error.path) return refuse(`${error.path} ${unwritable}`)
    console.error(error?.name === 'Refused' ? error.message : error)
    process.exitCode = 1
  }
}

/** Runs the command in this process, as Node would run its file. */
async function runPackage() {
  if (!packages[name])
    return refuse(
      `There is no command "${name}". Allowed: ${Object.keys(packages).join(', ')}, and the files of tools/commands/ and bench/.`,
      2,
    )
  const folder = join(root, 'node_modules', packages[name])
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = join(folder, bin[name])
  process.argv.splice(1, 2, file)
  await import(pathToFileURL(file).href)
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
  // Standard output belongs to the command.
  const ended = spawnSync(command, words, {
    cwd: root,
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32' && !npm,
  })
  return ended.status === 0
}

function refuse(sentence, code = 1) {
  console.error(sentence)
  process.exitCode = code
}

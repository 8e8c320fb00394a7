// Runs the command of a name, a file of tools/ or bench/ that exports `main(args): Promise<exit code>`. Plain JavaScript, because it must work
// before anything is installed and Node 20 cannot read TypeScript.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { productCommands, repositoryCommands } from './commands.mjs'
import { importTool } from './importTool.mjs'
import { installReason } from './installReason.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const folders = ['tools/commands', 'tools/vite', 'tools/cli', 'bench']
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
  if (name === '--help' || name === '-h') return list(console.log)
  if (name === undefined) return list(console.error)
  const file = folders.map((folder) => join(root, folder, `${name}.ts`)).find((path) => existsSync(path))
  if (!file) return refuseName()
  const isHelp = args.includes('--help') || args.includes('-h')
  if (!canWrite(root)) return refuse(`${root} ${unwritable}`)
  const reason = installReason(root)
  if (reason && !isHelp) {
    console.error(`Installing the packages of package-lock.json: ${reason}`)
    if (!install()) {
      return refuse(
        'The packages could not be installed: see the message of `npm ci` above. Is the network there? Then run this again.',
      )
    }
  }
  const title = { name: `${callOf(name)} --`, summary: repositoryCommands[name] ?? '' }
  try {
    const { main } = await importTool(file, root)
    return main ? await main(args, root, title) : await refuseName()
  } catch (error) {
    if (reason && isHelp) {
      console.log(`${callOf(name)}: ${title.summary} Its options are printed when the packages are installed: npm ci`)
      return 0
    }
    if (unwritableCodes.includes(error?.code) && error.path) return refuse(`${error.path} ${unwritable}`)
    console.error(name in productCommands || error?.name === 'Refused' ? error.message : error)
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

/** Prints the commands as they are called. */
function list(print) {
  const rows = Object.entries(repositoryCommands).map(([command, summary]) => [callOf(command), summary])
  const width = Math.max(...rows.map(([call]) => call.length))
  print('Usage: npm run <command> -- [arguments]\n')
  for (const [call, summary] of rows) print(`  ${call.padEnd(width)}  ${summary}`)
  print('\nThe help of a command: npm run <command> -- --help')
  return print === console.log ? 0 : 2
}

/** Returns how a person calls a command: by its script in package.json, if there is one. */
function callOf(command) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const script = Object.keys(scripts).find((key) => scripts[key] === `node tools/cli/run.mjs ${command}`)
  if (!script) return `node tools/cli/run.mjs ${command}`
  return script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`
}

async function refuseName() {
  const code = list(console.error)
  console.error(`\nThere is no command "${name}".${await suggestion()}`)
  return code
}

/** Names the nearest command. Nothing can be named before packages are installed. */
async function suggestion() {
  try {
    const { nearest } = await importTool(join(root, 'src/engine/language/types/problem.ts'), root)
    const near = nearest(name, Object.keys(repositoryCommands))
    return near ? ` Did you mean "${near}"?` : ''
  } catch {
    return ''
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

function refuse(sentence) {
  console.error(sentence)
  return 1
}

#!/usr/bin/env node
// Runs `pagewright <command> [arguments]` in the folder of a product, or anywhere with `--root <folder>`.
import { resolve } from 'node:path'

interface Command {
  main(args: string[]): Promise<number>
}

// Loaded only when it runs, because a command reads the current folder while it loads.
const commands: { readonly [name: string]: () => Promise<Command> } = {
  change: () => import('./change'),
  check: () => import('./check'),
  effective: () => import('./effective'),
  generate: () => import('./generate'),
  import: () => import('./import'),
  mcp: () => import('./mcp'),
  new: () => import('./new'),
  texts: () => import('./texts'),
}

// A reader such as `head` closes the pipe when it has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
process.exitCode = await run(process.argv.slice(2))

async function run(args: readonly string[]): Promise<number> {
  const { folder, others } = withoutRoot(args)
  const [name = '', ...rest] = others
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) {
    console.error(
      `pagewright has no command "${name}". Run: pagewright <${Object.keys(commands).join('|')}> [arguments]`,
    )
    return 1
  }
  try {
    if (folder === '' || folder?.startsWith('--')) throw new Error('--root needs a folder.')
    if (folder !== undefined) process.chdir(resolve(folder))
    const { main } = await load()
    return await main(rest)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

/** Takes `--root <folder>` or `--root=<folder>` out of the arguments. The folder is '' if the option has no value. */
function withoutRoot(args: readonly string[]) {
  const at = args.findIndex((arg) => arg === '--root' || arg.startsWith('--root='))
  const arg = args[at]
  if (arg === undefined) return { others: args }
  const isAlone = arg === '--root'
  const folder = isAlone ? (args[at + 1] ?? '') : arg.slice('--root='.length)
  return { folder, others: args.toSpliced(at, isAlone ? 2 : 1) }
}

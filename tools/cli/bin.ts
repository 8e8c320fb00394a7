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

process.exitCode = await run(process.argv.slice(2))

async function run(args: readonly string[]): Promise<number> {
  const at = args.indexOf('--root')
  const [name = '', ...rest] = at < 0 ? args : args.filter((_, index) => index !== at && index !== at + 1)
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) {
    console.error(
      `pagewright has no command "${name}". Run: pagewright <${Object.keys(commands).join('|')}> [arguments]`,
    )
    return 1
  }
  try {
    if (at >= 0) process.chdir(resolve(args[at + 1] ?? ''))
    const { main } = await load()
    return await main(rest)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

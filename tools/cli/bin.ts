#!/usr/bin/env node
// Runs `pagewright <command> [arguments]` in the folder of a product, or anywhere with `--root <folder>`.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { InvalidArgument, newCommand, run, type Main } from './command'
import { productCommands } from './commands.mjs'

// Loaded only when it runs or when its help is asked for.
const loads: { readonly [name: string]: () => Promise<{ readonly main: Main }> } = {
  check: () => import('./check'),
  generate: () => import('./generate'),
  new: () => import('./new'),
  change: () => import('./change'),
  import: () => import('./import'),
  texts: () => import('./texts'),
  mcp: () => import('./mcp'),
  effective: () => import('./effective'),
  symbolicate: () => import('./symbolicate'),
}

// A reader such as `head` closes the pipe when it has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
const [first, ...rest] = process.argv.slice(2)
process.exitCode = await pagewright(first === 'help' ? [...rest, '--help'] : process.argv.slice(2))

async function pagewright(args: readonly string[]): Promise<number> {
  const command = newCommand({ name: 'pagewright', summary: 'Generates, checks and edits products of Pagewright.' })
  const withRoot = command.option('--root <folder>', 'the folder of the product; by default the current one')
  // Who asks whether an API fits has no product yet.
  command.hook('preAction', (_, chosen) => enter(resolve(withRoot.opts().root ?? '.'), chosen.name() !== 'try'))
  for (const [name, load] of Object.entries(loads)) {
    const named = command.command(name).description(productCommands[name] ?? name)
    command.hook('preSubcommand', async (_, chosen) => {
      if (chosen.name() !== name) return
      const { main } = await load()
      main.describe(named, () => process.cwd())
    })
  }
  try {
    return await run(command, args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

/** Goes to the folder, which is that of the product. Throws one sentence if there is none. */
function enter(folder: string, isProduct: boolean): void {
  if (!existsSync(folder)) throw new InvalidArgument(`There is no folder ${folder}.`)
  if (isProduct && !existsSync(resolve(folder, 'pages.config.ts')))
    throw new InvalidArgument(
      `${folder} is no product of Pagewright: it has no pages.config.ts. Run this in the folder of a product, or name that folder with --root.`,
    )
  process.chdir(folder)
}

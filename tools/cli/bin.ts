#!/usr/bin/env node
// Runs `pagewright <command> [arguments]` in the folder of a product, or anywhere with `--root <folder>`.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { InvalidArgument, newCommand, run, type Main } from './command'

interface Listed {
  readonly summary: string
  /** Loaded only when the command runs or its help is asked for. */
  readonly load: () => Promise<{ readonly main: Main }>
}

const commands: { readonly [name: string]: Listed } = {
  check: {
    summary: 'Reports what is wrong in the product, by file, line and column.',
    load: () => import('./check'),
  },
  generate: {
    summary: 'Compiles pages into modules, and writes types and documents.',
    load: () => import('./generate'),
  },
  new: {
    summary: 'Writes a page, field, market, language or endpoint into the files.',
    load: () => import('./new'),
  },
  change: {
    summary: 'Plans, writes, undoes and redoes changes of pages, markets, schemas and messages.',
    load: () => import('./change'),
  },
  import: { summary: 'Adds all calls of a document to schemas/.', load: () => import('./import') },
  texts: {
    summary: 'Writes the texts of a language for translators, and takes them back.',
    load: () => import('./texts'),
  },
  mcp: {
    summary: 'Serves the product to an agent over standard input and output.',
    load: () => import('./mcp'),
  },
  effective: { summary: 'Prints a page as one market has it.', load: () => import('./effective') },
  release: {
    summary: 'Brings pages to people in steps, without a build of the engine, and takes them back.',
    load: () => import('./release'),
  },
  symbolicate: {
    summary: 'Prints a failure report with the source line of each frame.',
    load: () => import('./symbolicate'),
  },
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
  for (const [name, { summary, load }] of Object.entries(commands)) {
    const named = command.command(name).description(summary)
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

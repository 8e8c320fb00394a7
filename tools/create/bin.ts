#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { createProduct, nextSteps, packedBeside } from './index'

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }

const command = new Command('npm create pagewright')
  .description('Copies the starter into a new or empty folder, and installs its packages.')
  .argument('<folder>', 'the folder; its name becomes that of the package')
  .option('--no-install', 'copy the files alone')
  .helpOption('-h, --help', 'print this help')
  .version(version, '--version', 'print the version')
  .addHelpText('after', '\nExamples:\n  npm create pagewright@latest my-app')
  .showHelpAfterError('Add --help to see what is allowed.')
  // 2 is for a wrong command line.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()

try {
  const [given = ''] = command.args
  const { install } = command.opts<{ install: boolean }>()
  // `pnpm create` and others tell who runs this.
  const [, manager = 'npm'] = /^(pnpm|yarn|bun)\//.exec(process.env.npm_config_user_agent ?? '') ?? []
  const folder = createProduct(given)
  if (install) console.log(`${folder} is there. Installing its packages with ${manager} …`)
  const packed = packedBeside(dirname(fileURLToPath(import.meta.url)))
  const isInstalled = install && hasInstalled(manager, folder, packed)
  if (install && !isInstalled) {
    console.error(`The packages could not be installed: see the message of ${manager} above.`)
    process.exitCode = 1
  }
  console.log(nextSteps(given, manager, isInstalled, packed))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function hasInstalled(manager: string, cwd: string, packed: readonly string[]): boolean {
  const { status } = spawnSync(manager, ['install', ...packed], {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status === 0
}

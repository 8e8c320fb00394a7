#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { createProduct } from './index'

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }

const command = new Command('npm create pagewright')
  .description('Copies the starter into a new or empty folder.')
  .argument('<folder>', 'the folder; its name becomes that of the package')
  .helpOption('-h, --help', 'print this help')
  .version(version, '--version', 'print the version')
  .addHelpText('after', '\nExamples:\n  npm create pagewright my-app')
  .showHelpAfterError('Add --help to see what is allowed.')
  // 2 is for a wrong command line.
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()

try {
  console.log(createProduct(command.args[0] ?? ''))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

// What reads the sources, two at a time because each needs one core, and a build.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'vitest'
import { root } from '@pagewright/cli/source'
import { runScript, runTool, type Ended } from '../../tools/commands/command'
import { isLater } from '../support/release'
import { isWatched } from './isWatched'

const generated = (folder: string) => () => runScript('pagewright', 'generate', '--check', '--root', folder)

it.skipIf(isWatched).concurrent.for<readonly [name: string, run: () => Promise<Ended>]>([
  ['generated', generated('.')],
  ...readdirSync(join(root, 'examples')).map((name) => [`generated: ${name}`, generated(`examples/${name}`)] as const),
  ['check', () => runScript('pagewright', 'check', ...(isLater ? [] : ['--release']))],
  ['types', () => runTool('typescript', ['-p', '.', '--pretty', 'false'])],
  ['lint', () => runTool('oxlint', ['--type-aware', '--deny-warnings'])],
  ['format', () => runTool('oxfmt', ['--check', '.'])],
  ['styles', () => runTool('stylelint', ['{src,tools/studio}/**/*.css', '--max-warnings', '0'])],
  ['unused', () => runTool('knip', ['--no-progress'])],
  // Last: what it generates first, two others compare or read.
  ['build', () => runTool('vite', ['build', '--logLevel', 'warn'])],
])('%s', async ([, run], { expect }) => {
  const { code, output } = await run()
  expect(code, output).toBe(0)
})

// Everything that must hold, in one command. `npm test -- types unit` runs some steps; a word that is no step's name
// chooses test files.
import { nearest } from '@pagewright/engine/tools'
import { filesAt, root } from '@pagewright/cli/source'
import { steps } from './steps/all'
import { runSteps } from './steps/runSteps'
import type { Outcome } from './steps/step'

export async function main(args: string[]): Promise<number> {
  const words = args.filter((arg) => arg !== '--full')
  const names = steps.map((step) => step.name)
  const wrong = words.find((word) => word.startsWith('--'))
  if (wrong) {
    console.error(`"${wrong}" is not an option. Allowed: --full, parts of names of test files, or ${names.join(', ')}.`)
    return 1
  }
  const none = words.find((word) => !names.includes(word) && !testFiles().some((file) => file.includes(word)))
  if (none) {
    const near = nearest(none, names)
    const meant = near === undefined ? '' : ` Did you mean "${near}"?`
    console.error(
      `No test file has "${none}" in its name, and no step is called so.${meant} Steps: ${names.join(', ')}.`,
    )
    return 1
  }
  const chosen = words.filter((word) => names.includes(word))
  const filters = words.filter((word) => !names.includes(word))
  const wanted = chosen.length > 0 ? chosen : filters.length > 0 ? stepsOf(filters) : names
  const some = steps.filter((step) => wanted.includes(step.name))
  const isFull = args.includes('--full') || process.env.FULL === '1'
  if (isFull) process.env.FULL = '1'
  const total = await runSteps(some, { filters, isFull }, tell)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 || total.passed === 0 ? 1 : 0
}

/** Words alone run the files that they choose, and what those need. */
export function stepsOf(filters: readonly string[]): readonly string[] {
  const files = testFiles().filter((file) => filters.some((word) => file.includes(word)))
  return [
    ...(files.some((file) => /\.test\.tsx?$/.test(file)) ? ['unit', 'long'] : []),
    ...(files.some((file) => file.startsWith('tests/e2e/')) ? ['build', 'e2e'] : []),
  ]
}

function testFiles(): readonly string[] {
  return filesAt(root)
    .below('tests')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
}

function tell(name: string, { passed, failed, output, note }: Outcome, seconds: number): void {
  const counts = failed > 0 ? `FAILED  ${passed} passed, ${failed} failed` : `ok      ${passed} passed`
  console.log(`${name.padEnd(10)} ${counts}  ${seconds.toFixed(1)} s${note ? `  (${note})` : ''}`)
  if (failed > 0) console.log(`\n${output.trimEnd().replaceAll(/^/gm, '    ')}\n`)
}

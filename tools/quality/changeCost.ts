// `npm run change-cost` measures what ten changes touch, and writes docs/change-cost.md. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DraftSources } from './changeCost/desk'
import { tasks, type Task } from './changeCost/tasks'
import { type Change, type Command, diffOf, examples, program } from '@pagewright/cli/source'

const document = 'docs/change-cost.md'

const options = (command: Command) =>
  command.option('--check', 'only compare the document').addHelpText('after', examples('', '--check'))

export const main = program(options, ({ check }, root) => {
  const text = costText(root)
  if (check === undefined) writeFileSync(join(root, document), text)
  if (text === readFileSync(join(root, document), 'utf8')) return 0
  console.error(`${document} differs from the measurement. Run \`npm run change-cost\` and commit the result.`)
  return 1
})

/** Returns the document: each change with the files and lines that a person edits. */
export function costText(root: string): string {
  return `# What a change costs

Written by \`npm run change-cost\`: each change is made in the sources of this product, checked, and counted. A changed line counts once. What
\`npm run generate\` writes is not counted: nobody types it. Words count one line in each of the ten languages. None of these changes touches
\`src/\`.

| Change | Files | Lines | Where | In one go |
|---|---|---|---|---|
${tasks.map((task) => row(task, root)).join('\n')}
`
}

function row(task: Task, root: string): string {
  const desk = new DraftSources(root)
  task.make(desk)
  const changes = desk.changes()
  const folders = [
    ...new Set(changes.map(({ file }) => (file.includes('/') ? `\`${file.split('/')[0]}/\`` : `\`${file}\``))),
  ]
  // A new language starts as a copy, so it counts separately.
  const [copied, edited] = [changes.filter(isNewLanguage), changes.filter((change) => !isNewLanguage(change))]
  const cells = [
    task.title,
    changes.length,
    `${linesIn(diffOf(edited))}${copied.length > 0 ? ', and one for each message' : ''}`,
    folders.sort().join(', '),
    task.command ? `\`${task.command}\`` : '',
  ]
  return `| ${cells.join(' | ')} |`
}

function isNewLanguage({ file, before }: Change): boolean {
  return file.startsWith('locales/') && before === undefined
}

/** Returns the number of added lines. A replaced line counts as added. */
function linesIn(diff: string): number {
  const lines = diff.split('\n')
  const count = (mark: string) =>
    lines.filter((line) => line.startsWith(mark) && !line.startsWith(mark.repeat(3))).length
  return Math.max(count('+'), count('-'))
}

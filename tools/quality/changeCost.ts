// `npm run change-cost` measures what ten changes touch, and writes docs/change-cost.md; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Desk } from './changeCost/desk'
import { tasks, type Task } from './changeCost/tasks'
import { type Change, diffOf, readOptions, root as ownRoot } from '@pagewright/cli/source'

const document = 'docs/change-cost.md'

export function main(args: string[], root = ownRoot): number {
  const { check } = readOptions(args, { check: 'switch' })
  const text = costText(root)
  if (check === undefined) writeFileSync(join(root, document), text)
  if (text === readFileSync(join(root, document), 'utf8')) return 0
  console.error(`${document} does not say what is measured. Run \`npm run change-cost\` and commit the result.`)
  return 1
}

/** The document: each change with the files and lines that somebody touches for it. */
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
  const desk = new Desk(root)
  task.make(desk)
  const changes = desk.changes()
  const folders = [
    ...new Set(changes.map(({ file }) => (file.includes('/') ? `\`${file.split('/')[0]}/\`` : `\`${file}\``))),
  ]
  // A language that is begun is a copy, as long as the product has messages.
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

/** Lines that are new or changed: of a replacement, those that stand there after it. */
function linesIn(diff: string): number {
  const lines = diff.split('\n')
  const count = (mark: string) =>
    lines.filter((line) => line.startsWith(mark) && !line.startsWith(mark.repeat(3))).length
  return Math.max(count('+'), count('-'))
}

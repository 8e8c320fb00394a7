// Measurements of this repository, and documents that they write: tools/quality/english/README.md, docs/changes.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadProduct } from '@pagewright/cli'
import { examples, filesAt, group, program, readContract, readWhole, root } from '@pagewright/cli/source'
import { answerRows, answersPage } from './answers/answersPage'
import { changesCommand } from './changes/changesCommand'
import { codeMutants } from './codeMutants/codeMutantsCommand'
import { accessibilityPage, openAcr } from './accessibility/reports'
import { cookbookCommand } from './cookbook/cookbookCommand'
import { foldersCommand } from './folders/foldersCommand'
import { picturesCommand } from './pictures/picturesCommand'
import { figureFontsCommand } from './figureFont/figureFontsCommand'
import { compareWithKept, keepCounts } from './english/kept'
import { sampleFiles } from './sample/sampleFiles'

const sample = program(
  (command) =>
    command
      .description('Prints 40 files to read as a stranger.')
      .option('--seed <number>', 'draw other ones', readWhole, 1)
      .addHelpText('after', examples('', '--seed 2')),
  ({ seed }) => {
    for (const { file, lines } of sampleFiles(filesAt(root), seed)) console.log(`${String(lines).padStart(5)} ${file}`)
    return 0
  },
)

const english = program(
  (command) =>
    command
      .description(
        'Compares the findings of plain English by folder with the kept counts. Ends with 1 if one has grown.',
      )
      .option('--update', 'store the current counts')
      .addHelpText('after', examples('', '--update')),
  ({ update }) => {
    if (update) keepCounts()
    const rows = compareWithKept()
    console.log(' now kept')
    for (const { folder, now, kept } of rows)
      console.log(`${String(now).padStart(4)} ${String(kept).padStart(4)} ${folder}${now > kept ? '  has grown' : ''}`)
    return rows.some(({ now, kept }) => now > kept) ? 1 : 0
  },
)

const accessibility = program(
  (command) => command.description('Writes docs/accessibility.md and its OpenACR report.'),
  () => {
    writeFileSync(join(root, 'docs/accessibility.md'), accessibilityPage())
    writeFileSync(join(root, 'docs/accessibility.openacr.yaml'), openAcr())
    return 0
  },
)

const answers = program(
  (command) => command.description('Writes docs/answers.md.'),
  async () => {
    const { product } = await loadProduct(filesAt(root))
    writeFileSync(join(root, 'docs/answers.md'), answersPage(answerRows(product, readContract(root))))
    return 0
  },
)

export const main = group({
  sample,
  english,
  accessibility,
  answers,
  'code-mutants': codeMutants,
  changes: changesCommand,
  folders: foldersCommand,
  cookbook: cookbookCommand,
  'figure-fonts': figureFontsCommand,
  pictures: picturesCommand,
})

// `npm run quality -- sample` prints files to read as a stranger. With `english`, it prints the findings of plain
// English by folder, beside the kept counts (tools/quality/english/README.md). With `accessibility`, it writes
// docs/accessibility.md and its OpenACR report, and with `answers` docs/answers.md. With `changes`, it makes random changes (docs/changes.md). With `folders`,
// it prints which folders of the engine import which (docs/folders.md). With `pictures`, it takes the
// pictures of documents (docs/pictures/). With `cookbook`, it writes docs/cookbook.md, and with `figure-fonts` the fonts
// of the markets for figures (tools/quality/figureFont/).
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadProduct } from '@pagewright/cli'
import { filesAt, InvalidArgument, readContract, readOptions, root } from '@pagewright/cli/source'
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

const commands: { readonly [name: string]: (args: readonly string[]) => number | Promise<number> } = {
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
}

/** Runs a subcommand. Throws one sentence for an unknown one. */
export async function main([name = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new InvalidArgument(`There is no measurement "${name}". Allowed: ${Object.keys(commands).join(', ')}.`)
  return command(args)
}

function sample(args: readonly string[]): number {
  const { seed = '1' } = readOptions(args, { seed: 'value' })
  if (!/^\d+$/.test(seed)) throw new InvalidArgument(`"${seed}" is not a seed. Use a whole number.`)
  for (const { file, lines } of sampleFiles(filesAt(root), Number(seed)))
    console.log(`${String(lines).padStart(5)} ${file}`)
  return 0
}

function accessibility(args: readonly string[]): number {
  readOptions(args, {})
  writeFileSync(join(root, 'docs/accessibility.md'), accessibilityPage())
  writeFileSync(join(root, 'docs/accessibility.openacr.yaml'), openAcr())
  return 0
}

async function answers(args: readonly string[]): Promise<number> {
  readOptions(args, {})
  const { product } = await loadProduct(filesAt(root))
  writeFileSync(join(root, 'docs/answers.md'), answersPage(answerRows(product, readContract(root))))
  return 0
}

/** Returns 1 if a folder has more findings than are kept. `--update` stores the current counts. */
function english(args: readonly string[]): number {
  const { update } = readOptions(args, { update: 'switch' })
  if (update !== undefined) keepCounts()
  const rows = compareWithKept()
  console.log(' now kept')
  for (const { folder, now, kept } of rows)
    console.log(`${String(now).padStart(4)} ${String(kept).padStart(4)} ${folder}${now > kept ? '  has grown' : ''}`)
  return rows.some(({ now, kept }) => now > kept) ? 1 : 0
}

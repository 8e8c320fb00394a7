// `npm run texts -- out ru --to ru.csv` writes the texts that Russian lacks, with what a translator must know.
// `npm run texts -- in ru ru.csv` takes the translations. Both also know XLIFF, by the ending of the file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { writeEntry } from './change/writeEntry'
import { englishIn, readBundles, type MessageFile } from './check/bundle'
import { productUses } from './check/productUses'
import { Unreadable } from './effective/sourceModule'
import { filesAt } from './files'
import { examine } from './generate/examine'
import { diffOf } from './new/diff'
import { InvalidArgument, readOptions } from './options'
import { root as ownRoot } from './root'
import { fromCsv, toCsv } from './texts/csv'
import { takeTexts } from './texts/takeTexts'
import { textRows } from './texts/textRow'
import { fromXliff, toXliff } from './texts/xliff'

export async function main(args: string[], root = ownRoot): Promise<number> {
  const [direction = '', language = '', ...rest] = args
  if (direction === 'out') return writeOut(language, rest, root)
  if (direction === 'in') return takeIn(language, rest, root)
  throw new InvalidArgument(
    'Say "out" or "in", and a language: `npm run texts -- out ru --to ru.csv`, `npm run texts -- in ru ru.csv`.',
  )
}

async function writeOut(language: string, args: string[], root: string): Promise<number> {
  const { all, to } = readOptions(args, { all: 'switch', to: 'value' })
  const bundles = readBundles(root)
  const bundle = bundleIn(bundles, language)
  const rows = textRows(bundle, bundles, await usesIn(root, englishIn(bundles)))
  const wanted = all ? rows : rows.filter(({ text }) => text === '')
  const isTable = to === undefined || isCsv(to)
  const written = isTable ? toCsv(wanted) : toXliff(wanted, language)
  if (to === undefined) console.log(written)
  else {
    writeFileSync(resolve(to), written)
    console.log(`Wrote ${wanted.length} of ${rows.length} texts to ${to}.`)
  }
  return 0
}

async function takeIn(language: string, [file = '', ...args]: string[], root: string): Promise<number> {
  const { 'dry-run': isTrial } = readOptions(args, { 'dry-run': 'switch' })
  const bundles = readBundles(root)
  const bundle = bundleIn(bundles, language)
  const path = resolve(file)
  if (file === '' || !existsSync(path)) throw new InvalidArgument(`There is no file "${file}".`)
  const source = readFileSync(path, 'utf8')
  const taken = takeTexts(isCsv(file) ? fromCsv(source) : fromXliff(source, language), bundle, englishIn(bundles))
  if ('problems' in taken) {
    for (const problem of taken.problems) console.error(problem)
    console.error(`Nothing was written: ${counted(taken.problems.length, 'text is', 'texts are')} wrong.`)
    return 1
  }
  const edited = [{ file: bundle.file, before: filesAt(root).read(bundle.file), after: taken.source }]
  const words = `${counted(taken.changed.length, 'text', 'texts')} of ${bundle.file} changed.`
  if (isTrial) process.stdout.write(diffOf(edited))
  else if (taken.changed.length > 0)
    await writeEntry(root, edited, { words: [words], note: `Translations of ${file}.` })
  const open = taken.open > 0 ? ` ${counted(taken.open, 'row has', 'rows have')} no translation yet.` : ''
  console.log(`${words}${open}`)
  return 0
}

/** Returns where messages are used. A product whose pages cannot be read has no uses. */
async function usesIn(root: string, english: MessageFile) {
  const { usable } = await examine(filesAt(root)).catch((error: unknown) => {
    if (error instanceof Unreadable) return { usable: undefined }
    throw error
  })
  if (!usable) return []
  const { code, data } = productUses(root, usable.product, english)
  return [...data, ...code]
}

function bundleIn(bundles: readonly MessageFile[], language: string): MessageFile {
  const others = bundles.filter((one) => one.language !== 'en')
  const found = others.find((one) => one.language === language)
  if (found) return found
  const why = language === 'en' ? 'The others are translated from English' : `There are no texts in "${language}"`
  throw new InvalidArgument(`${why}. Languages: ${others.map((one) => one.language).join(', ')}.`)
}

function isCsv(file: string): boolean {
  if (/\.csv$/i.test(file)) return true
  if (/\.(xlf|xliff)$/i.test(file)) return false
  throw new InvalidArgument(`"${file}" must end in .csv, .xlf or .xliff.`)
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}

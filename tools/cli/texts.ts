// Writes the texts that a language lacks, with what a translator must know, and takes the translations.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { writeEntry } from './change/writeEntry'
import { type Command, examples, group, InvalidArgument, program } from './command'
import { englishIn, readBundles, type MessageFile } from './check/texts/bundle'
import { productUses } from './check/texts/messageUses'
import { Unreadable } from './effective/trace'
import { filesAt } from './files'
import { examine } from './check/product/examine'
import { diffOf } from './new/diff'
import { fromCsv, toCsv } from './texts/csv'
import { takeTexts } from './texts/takeTexts'
import { textRows } from './texts/textRow'
import { fromXliff, toXliff } from './texts/xliff'

const outOptions = (command: Command) =>
  command
    .description('Writes the texts that a language lacks.')
    .argument('<language>', 'the language, such as ru')
    .option('--to <file>', 'a file that ends in .csv, .xlf or .xliff; printed as CSV by default')
    .option('--all', 'write the translated texts too')
    .addHelpText('after', examples('ru --to ru.csv', 'ru --to ru.xlf --all'))

const writeOut = program(outOptions, async (language, { all, to }, root) => {
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
})

const inOptions = (command: Command) =>
  command
    .description('Takes the translations of a language.')
    .argument('<language>', 'the language, such as ru')
    .argument('<file>', 'the translations, in a file that ends in .csv, .xlf or .xliff')
    .option('--dry-run', 'only show the changes')
    .addHelpText('after', examples('ru ru.csv', 'ru ru.xlf --dry-run'))

const takeIn = program(inOptions, async (language, file, { dryRun: isTrial }, root) => {
  const bundles = readBundles(root)
  const bundle = bundleIn(bundles, language)
  const path = resolve(file)
  if (!existsSync(path)) throw new InvalidArgument(`There is no file "${file}".`)
  const source = readFileSync(path, 'utf8')
  const taken = takeTexts(isCsv(file) ? fromCsv(source) : fromXliff(source, language), bundle, englishIn(bundles))
  if ('problems' in taken) {
    for (const problem of taken.problems) console.error(problem)
    console.error(`Nothing was written: ${counted(taken.problems.length, 'text is', 'texts are')} wrong.`)
    return 1
  }
  const edited = [{ file: bundle.file, before: filesAt(root).read(bundle.file), after: taken.source }]
  const words = `${counted(taken.changed.length, 'text', 'texts')} of ${bundle.file} changed.`
  if (isTrial) console.log(diffOf(edited))
  else if (taken.changed.length > 0)
    await writeEntry(root, edited, { words: [words], note: `Translations of ${file}.` })
  const open = taken.open > 0 ? ` ${counted(taken.open, 'row has', 'rows have')} no translation yet.` : ''
  console.log(`${words}${open}`)
  return 0
})

export const main = group({ out: writeOut, in: takeIn })

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
  if (others.length === 0)
    throw new InvalidArgument('The product has only English. Add a language first: pagewright new language --help')
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

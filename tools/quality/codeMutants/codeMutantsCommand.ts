// Plants mistakes of programmers and runs the unit tests.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, examples, InvalidArgument, program, root } from '@pagewright/cli/source'
import { readHistory } from '../evidence/changes'
import { graphOf } from '../evidence/graph'
import { openProgress } from './progress'
import { sampleOf, sharesOf } from './sample'
import { switchedFiles } from './scope'
import {
  newSurvivors,
  readSurvivors,
  noticedShare,
  withFolder,
  withoutNoticed,
  writeSurvivors,
  type SurvivorList,
} from './survivors'
import { isUnitTest, tryMutants, type Tried } from './tryMutants'

const words: { readonly [ending in Tried['ending']]: string } = {
  noticed: 'noticed',
  survived: 'not noticed',
  unreached: 'in code that no unit test runs',
  untried: 'not tried yet: run the command again',
}

const definition = (command: Command) =>
  command
    .description('Plants mistakes of programmers, and runs the unit tests.')
    .requiredOption('--in <folder>', 'the folder or file that gets them, such as src/engine/money')
    .option('--seconds <number>', 'stop after this time; the next run goes on')
    .option('--again', 'forget earlier runs')
    .option('--update', 'store the list of those that are not noticed')
    .option('--deletions', 'only empty exported functions')
    .option('--sample <number>', 'try so many of the whole folder, and show the share that is noticed in each part')
    .option('--seed <number>', 'draw another sample')
    .option('--unexplained', 'try those of the list that have no reason; --update takes noticed ones off it')
    .addHelpText('after', examples('--in src/engine/money', '--in src/engine --sample 800'))

/**
 * Tries all mistakes of a folder, and goes on where an earlier run stopped. Returns 1 if a mistake is not noticed that
 * was noticed before.
 */
export const codeMutants = program(definition, async (options) => {
  const folder = options.in.replace(/\/$/, '')
  const files = graphOf(root).files.filter((file) => file === folder || file.startsWith(`${folder}/`))
  if (files.length === 0)
    throw new InvalidArgument(
      `--in: there is no code in "${folder}". Name a folder or a file, such as src/engine/money.`,
    )
  const seconds = Number(options.seconds ?? 24 * 3600)
  if (!(seconds > 0)) throw new InvalidArgument(`--seconds: "${options.seconds}" is no number of seconds.`)

  const isSample = options.sample !== undefined
  const size = Number(options.sample ?? Number.POSITIVE_INFINITY)
  if (!(size > 0)) throw new InvalidArgument(`--sample: "${options.sample}" is no number of mistakes.`)
  if (isSample && options.update !== undefined)
    throw new InvalidArgument('A sample is not stored: leave out --sample or --update.')

  const isUnexplained = options.unexplained !== undefined
  if (isUnexplained && (isSample || options.deletions !== undefined))
    throw new InvalidArgument('Use --unexplained alone or with --update.')
  const kept = readSurvivors(root)

  const isDeletions = options.deletions !== undefined
  const all = [...switchedFiles(root, files).values()].flatMap(({ mutants }) => [...mutants.values()])
  const chosen = new Set(
    sampleOf(
      all.filter(({ isDeletion, key }) => (isUnexplained ? kept.unnoticed[key] === '' : isDeletion || !isDeletions)),
      size,
      options.seed ?? '',
    ).map(({ key }) => key),
  )
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const tests = [...graphOf(root).loading(files).keys()].filter((file) => file.startsWith('tests/')).toSorted()
  const progress = openProgress(root, folder, tests.map(textOf).join('\n'), options.again !== undefined)
  const until = Date.now() + seconds * 1000
  const tried: Tried[] = []
  // File by file, because few tests are near to one file. With a few mistakes a file, most of the time would be for starts.
  for (const some of isSample || isDeletions || isUnexplained ? [files] : files.map((file) => [file])) {
    const found = await tryMutants(root, some, isUnitTest, {
      seconds: Math.max(0, (until - Date.now()) / 1000),
      wanted: ({ key }) => chosen.has(key),
      known: (mutant) => progress.ending(mutant.key, textOf(mutant.file)),
      settled: (mutant, ending) => progress.add(mutant.key, textOf(mutant.file), ending),
      tell: (line) => {
        progress.save()
        console.log(line)
      },
    })
    tried.push(...found)
  }
  progress.save()
  if (isSample) for (const line of sharesOf(folder, tried)) console.log(line)
  tellEndings(tried)
  const isUpdate = options.update !== undefined
  if (!isUnexplained) return compareWithKept(folder, tried, isDeletions ? 'deletions' : 'all', isUpdate)
  if (isUpdate) writeSurvivors(root, { ...kept, ...withoutNoticed(kept, folder, tried) })
  return 0
})

function tellEndings(tried: readonly Tried[]): void {
  for (const { mutant, ending } of tried)
    if (ending === 'survived' || ending === 'unreached')
      console.log(`${mutant.file}:${mutant.line} ${words[ending]}: ${mutant.key.slice(mutant.file.length + 3)}`)
  for (const [ending, said] of Object.entries(words)) {
    const count = tried.filter((one) => one.ending === ending).length
    if (count > 0) console.log(`${count} of ${tried.length} ${said}`)
  }
}

/** Returns 1 if a mistake is not noticed that was noticed before. With `isUpdate`, stores the list and returns 0. */
function compareWithKept(
  folder: string,
  tried: readonly Tried[],
  kind: 'all' | 'deletions',
  isUpdate: boolean,
): number {
  if (tried.some(({ ending }) => ending === 'untried')) return 0
  const kept = readSurvivors(root)
  const list: SurvivorList = kind === 'all' ? kept : kept.deletions
  const added = newSurvivors(list, folder, tried)
  for (const key of added) console.log(`No test notices this any more: ${key}`)
  if (isUpdate) {
    const commit = readHistory(root)?.commitOfTree() ?? ''
    const now = withFolder(list, folder, tried, { commit, date: new Date().toISOString().slice(0, 10) })
    writeSurvivors(root, kind === 'all' ? { ...kept, ...now } : { ...kept, deletions: now })
    console.log(`${(100 * noticedShare(now, folder)).toFixed(1)} % are noticed or have a reason.`)
  }
  return added.length > 0 && !isUpdate ? 1 : 0
}

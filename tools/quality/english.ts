// Finds comments without a subject or verb, long sentences, and exported names with two meanings.
import { dirname } from 'node:path'
import { type Command, examples, filesAt, program, root } from '@pagewright/cli/source'
import { sentencesOf } from './english/comments'
import { findEqualNames } from './english/exports'
import { judgeSentence } from './english/rules'

const options = (command: Command) =>
  command
    .argument('[folders...]', 'the folders to read; src/engine by default')
    .option('--all', 'print each place')
    .addHelpText('after', examples('', 'tools/cli --all'))

export const main = program(options, (folders, { all }) => {
  const findings = findEnglish(folders.length > 0 ? folders : ['src/engine'])
  if (all) for (const { file, line, what, text } of findings) console.log(`${file}:${line} ${what}\n    ${text}`)
  const counts = new Map<string, number>()
  for (const { file } of findings) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  for (const [folder, count] of [...counts].toSorted((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(5)} ${folder}`)
  console.log(`${findings.length} places`)
  return 0
})

interface Place {
  readonly file: string
  readonly line: number
  readonly what: string
  readonly text: string
}

/** Returns all findings below some folders of the repository. */
export function findEnglish(folders: readonly string[]): readonly Place[] {
  const files = filesAt(root)
  const names = folders
    .flatMap((folder) => files.below(folder))
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\/generated\//.test(file))
  const sentences = names.flatMap((file) =>
    sentencesOf(file, files.read(file)).flatMap((sentence) =>
      judgeSentence(sentence).map(({ what }) => ({ file, line: sentence.line, what, text: sentence.text })),
    ),
  )
  const doubles = findEqualNames(files, names).map(({ name, file, others }) => {
    return { file, line: 1, what: `exports "${name}", as ${others.join(', ')} does`, text: name }
  })
  return [...sentences, ...doubles]
}

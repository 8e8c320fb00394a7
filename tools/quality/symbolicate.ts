// Prints a failure report with the source line of each frame.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { mapsFolder } from '@pagewright/vite'
import { type Command, examples, InvalidArgument, program, root } from '@pagewright/cli/source'
import { openMaps, type Original } from './symbolicate/openMaps'
import { readEvent, type ReportedEvent } from './symbolicate/readEvent'

const options = (command: Command) =>
  command
    .argument('<file>', 'the file with the event, or - for standard input')
    .option('--maps <folder>', 'the maps of an older build')
    .addHelpText('after', examples('event.json', '- --maps old-maps'))

export const main = program(options, async (file, { maps = mapsFolder(join(root, 'dist')) }) => {
  if (file !== '-' && !existsSync(file)) throw new InvalidArgument(`There is no file ${file}.`)
  const event = readEvent(readFileSync(file === '-' ? 0 : resolve(file), 'utf8'))
  if (!event) {
    console.error('This is not an event of the reporter: expected its JSON, or an envelope with it.')
    return 1
  }
  const originalOf = openMaps(resolve(maps))
  const frames = event.frames.map((frame) => ({ frame, original: originalOf(frame) }))
  console.log(printed(event, frames))
  // A frame of a file that did not load has no line.
  const isWhole = frames.every(({ frame, original }) => original ?? frame.line === 0)
  if (!isWhole)
    console.error(`${maps} has no source for some frames. Does it belong to the build ${event.facts['release']}?`)
  return isWhole ? 0 : 1
})

interface Row {
  readonly frame: ReportedEvent['frames'][number]
  readonly original: Original | undefined
}

function printed({ title, facts }: ReportedEvent, frames: readonly Row[]): string {
  return [
    title,
    ...Object.entries(facts).map(([name, value]) => `  ${name}: ${value}`),
    ...frames.flatMap(({ frame, original }) =>
      original
        ? [
            `  at ${original.name ?? '(anonymous)'} (${original.file}:${original.line}:${original.column})`,
            ...(original.source === undefined ? [] : [`     ${original.source}`]),
          ]
        : [`  at ${frame.file}:${frame.line}:${frame.column}`],
    ),
  ].join('\n')
}

// Prints a failure report with the source line of each frame.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join, resolve } from 'node:path'
import { type Command, examples, InvalidArgument, program } from './command'

const options = (command: Command) =>
  command
    .argument('<file>', 'the file with the event, or - for standard input')
    .option('--maps <folder>', 'the maps of an older build')
    .addHelpText('after', examples('event.json', '- --maps old-maps'))

export const main = program(options, (file, { maps = 'dist-maps' }, root) => {
  if (file !== '-' && !existsSync(file)) throw new InvalidArgument(`There is no file ${file}.`)
  const event = readEvent(readFileSync(file === '-' ? 0 : file, 'utf8'))
  if (!event) {
    console.error('This is not an event of the reporter: expected its JSON, or an envelope with it.')
    return 1
  }
  const originalOf = openMaps(resolve(root, maps))
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

/** A place in the sources: a path below the root, line and column from 1. */
export interface Original {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly name?: string
  /** The text of the line. */
  readonly source?: string
}

/**
 * Returns a function that finds the source of a built place with the maps of a folder. It returns undefined if no map
 * has the place.
 */
export function openMaps(folder: string): (place: BuiltPlace) => Original | undefined {
  const maps = new Map<string, SourceMap | undefined>()
  const mapOf = (file: string) => {
    const path = join(folder, `${file}.map`)
    if (!maps.has(file))
      maps.set(
        file,
        existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : undefined,
      )
    return maps.get(file)
  }
  return ({ file, line, column }) => {
    const map = mapOf(file)
    // A frame of a file that did not load has no line.
    if (!map || line < 1) return undefined
    const found = map.findEntry(line - 1, Math.max(0, column - 1))
    if (!('originalSource' in found) || found.generatedLine !== line - 1) return undefined
    const { originalSource, originalLine, originalColumn } = found
    const { sources, sourcesContent } = map.payload
    const source = sourcesContent[sources.indexOf(originalSource)]?.split(/\r?\n/)[originalLine]?.trim()
    return {
      file: originalSource,
      line: originalLine + 1,
      column: originalColumn + 1,
      ...('name' in found && typeof found.name === 'string' && { name: found.name }),
      ...(source !== undefined && { source }),
    }
  }
}

/** A place in a built file: `assets/x.js`, line and column from 1. */
export interface BuiltPlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The printed parts of an event. */
export interface ReportedEvent {
  readonly title: string
  /** Release, market, route, block and others. */
  readonly facts: { readonly [name: string]: string }
  /** The innermost call first. */
  readonly frames: readonly BuiltPlace[]
}

/** Reads an event from its JSON, or from an envelope: lines of JSON, one of which is the event. */
export function readEvent(text: string): ReportedEvent | undefined {
  const all = [text, ...text.split('\n')].map(parsed)
  const event = all.find((one) => one?.['exception'])
  if (!event) return undefined
  const exception = membersOf(listOf(membersOf(event['exception'])['values'])[0])
  const frames = listOf(membersOf(exception['stacktrace'])['frames']).toReversed()
  const { release, environment, transaction: route } = event
  const known = Object.entries({ release, environment, route, ...membersOf(event['tags']) })
  return {
    title: [exception['type'], exception['value']].filter(isText).join(': '),
    facts: Object.fromEntries(known.flatMap(([name, value]) => (isText(value) ? [[name, value]] : []))),
    frames: frames.flatMap((frame) => placeOf(membersOf(frame))),
  }
}

function placeOf({ filename, lineno, colno }: Members): readonly BuiltPlace[] {
  const file = isText(filename) ? /\/(assets\/[\w./-]+)$/.exec(filename)?.[1] : undefined
  if (file === undefined || file.includes('..')) return []
  return [{ file, line: Number(lineno ?? 0), column: Number(colno ?? 0) }]
}

interface Members {
  readonly [name: string]: unknown
}

function parsed(text: string): Members | undefined {
  try {
    return membersOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

// Commander parses every command line, prints the help, and refuses wrong words: docs/adr/0029. The exit code is 0 if all
// is well, 1 if the work found problems, and 2 if the command line is wrong.
import { readFileSync } from 'node:fs'
import {
  Command,
  CommanderError,
  type CommandUnknownOpts,
  InvalidArgumentError,
  Option,
  type OptionValues,
} from '@commander-js/extra-typings'

export { type Command, InvalidArgumentError as InvalidArgument, Option }

/** The call of a command, and its purpose in one line. */
export interface Title {
  readonly name: string
  readonly summary: string
}

/** A command with its options and its work. */
export interface Main {
  /** Runs the command in a folder, by default the current one, and returns the exit code. */
  (args: readonly string[], root?: string, title?: Title): Promise<number>
  /** Gives the options and the work to a command that somebody else parses. */
  describe(command: Command, root: () => string): void
}

/**
 * Returns a command of one definition and its work. The work takes the arguments, the options and the folder, and returns
 * the exit code.
 */
export function program<Args extends unknown[], Options extends OptionValues>(
  define: (command: Command) => Command<Args, Options>,
  work: (...given: [...Args, Options, string]) => number | Promise<number>,
): Main {
  return callable((command, root) => {
    const defined = define(command)
    defined.action(async () => {
      const code = await work(...defined.processedArgs, defined.opts(), root())
      if (code !== 0) throw new CommanderError(code, ended, '')
    })
  })
}

/** Returns a command that has others below it. */
export function group(programs: { readonly [name: string]: Main }): Main {
  return callable((command, root) => {
    for (const [name, one] of Object.entries(programs)) one.describe(command.command(name), root)
  })
}

/** Returns the text of examples, for `addHelpText`. They begin with the name of the command. */
export function examples(...lines: readonly string[]): (about: { readonly command: Command }) => string {
  return ({ command }) =>
    ['', 'Examples:', ...lines.map((line) => `  ${pathOf(command)} ${line}`.replace(/( --)? $/, ''))].join('\n')
}

/** Parses one of several values of an option. They are joined by line breaks. */
export function collected(value: string, before: string | undefined): string {
  return before === undefined ? value : `${before}\n${value}`
}

/** Parses a port. Throws if the text is none. */
export function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new InvalidArgumentError('Use a port from 0 to 65535.')
  return port
}

/** Parses a whole number. Throws if the text is none. */
export function readWhole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Use a whole number.')
  return Number(text)
}

/** Returns a command without options of its own. */
export function newCommand({ name, summary }: Title): Command {
  const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as Facts
  // Only a terminal needs its lines broken: elsewhere each option stays one line.
  const width = ({ isTTY, columns }: NodeJS.WriteStream) => (isTTY ? columns : 1000)
  return new Command(name)
    .description(summary)
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .showHelpAfterError('Add --help to see what is allowed.')
    .version(version, '--version', 'print the version')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => console.log(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
      getOutHelpWidth: () => width(process.stdout),
      getErrHelpWidth: () => width(process.stderr),
    })
    .exitOverride()
    .hook('preAction', (_, command) => refuseOptionAsValue(command))
}

/** Parses arguments, does the work, and returns the exit code. Throws what the work throws. */
export async function run(command: Command, args: readonly string[]): Promise<number> {
  try {
    await command.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.code === ended) return error.exitCode
    // The work throws this one itself, so commander has not printed it.
    if (error instanceof InvalidArgumentError) console.error(error.message)
    return error.exitCode === 0 ? 0 : 2
  }
}

/** The code of the error by which work ends with another exit code than 0. */
const ended = 'pagewright.ended'

interface Facts {
  readonly version: string
}

function callable(describe: Main['describe']): Main {
  const main = (args: readonly string[], root = process.cwd(), title: Title = { name: '', summary: '' }) => {
    const command = newCommand(title)
    describe(command, () => root)
    return run(command, args)
  }
  return Object.assign(main, { describe })
}

/** Refuses `--note --plan`, which lacks the note, before anything is written. */
function refuseOptionAsValue(command: CommandUnknownOpts): void {
  for (let one: CommandUnknownOpts | null = command; one; one = one.parent)
    for (const option of one.options) {
      const value: unknown = one.getOptionValue(option.attributeName())
      if (typeof value === 'string' && value.startsWith('--')) command.error(`error: ${option.long} needs a value`)
    }
}

function pathOf(command: CommandUnknownOpts): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()
}

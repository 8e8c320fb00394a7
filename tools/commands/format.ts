import { existsSync } from 'node:fs'
import { type Command, examples, InvalidArgument, program } from '@pagewright/cli/source'
import { runTool } from './command'

const options = (command: Command) =>
  command
    .argument('[paths...]', 'files and folders; all by default')
    .option('--check', 'write nothing; name the files that differ')
    .addHelpText('after', examples('', 'pages', '--check'))

export const main = program(options, async (paths, { check }) => {
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) throw new InvalidArgument(`There is no file or folder ${missing}.`)
  const { code, output } = await runTool('oxfmt', [
    ...(check ? ['--check'] : []),
    ...(paths.length > 0 ? paths : ['.']),
  ])
  process.stdout.write(output)
  return code
})

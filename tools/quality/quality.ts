// `npm run quality -- sample` prints files for a person to read as a stranger; `npm run quality -- english` prints the places that
// the rules of plain English find, by folder, beside those that are kept. tools/quality/english/README.md explains both.
import { filesAt, Mistyped, readOptions, root } from '@pagewright/cli/source'
import { compareWithKept, keepCounts } from './english/kept'
import { sampleFiles } from './sample/sampleFiles'

const commands: { readonly [name: string]: (args: readonly string[]) => number } = { sample, english }

/** Runs a subcommand. Throws one sentence for an unknown one. */
export async function main([name = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Mistyped(`There is no measurement "${name}". Allowed: ${Object.keys(commands).join(', ')}.`)
  return command(args)
}

function sample(args: readonly string[]): number {
  const { seed = '1' } = readOptions(args, { seed: 'value' })
  if (!/^\d+$/.test(seed)) throw new Mistyped(`"${seed}" is not a seed. Use a whole number.`)
  for (const { file, lines } of sampleFiles(filesAt(root), Number(seed)))
    console.log(`${String(lines).padStart(5)} ${file}`)
  return 0
}

/** Returns 1 if a folder has more places than are kept. `--update` keeps the counts as they are. */
function english(args: readonly string[]): number {
  const { update } = readOptions(args, { update: 'switch' })
  if (update !== undefined) keepCounts()
  const rows = compareWithKept()
  console.log(' now kept')
  for (const { folder, now, kept } of rows)
    console.log(`${String(now).padStart(4)} ${String(kept).padStart(4)} ${folder}${now > kept ? '  has grown' : ''}`)
  return rows.some(({ now, kept }) => now > kept) ? 1 : 0
}

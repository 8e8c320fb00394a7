/** What somebody typed is not possible: the sentence is all there is to say. */
export class Mistyped extends Error {
  override readonly name = 'Mistyped'
}

/**
 * Reads `--name value`, `--name=value` and `--name` from arguments; what is said several times of `values` comes back as
 * lines. Throws one sentence for a name that is not known, and for a value that is missing.
 */
export function readOptions<Name extends string>(
  args: readonly string[],
  known: { readonly [name in Name]: OptionKind },
): { readonly [name in Name]?: string } {
  const found: { [name in Name]?: string } = {}
  const rest = args.flatMap((arg) => (arg.startsWith('--') ? arg.split(/=(.*)/s, 2) : [arg]))
  for (let at = 0; at < rest.length; at += 1) {
    const name = (rest[at] ?? '').replace(/^--/, '') as Name
    if (!rest[at]?.startsWith('--') || !Object.hasOwn(known, name))
      throw new Mistyped(sentence(rest[at] ?? '', Object.keys(known)))
    if (known[name] === 'switch') {
      found[name] = 'yes'
      continue
    }
    const value = rest[(at += 1)]
    if (value === undefined || value.startsWith('--')) throw new Mistyped(`--${name} needs a value.`)
    found[name] = known[name] === 'values' && found[name] !== undefined ? `${found[name]}\n${value}` : value
  }
  return found
}

export type OptionKind = 'value' | 'values' | 'switch'

/** A port from its text; throws when it is not one. */
export function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new Mistyped(`"${text}" is not a port. Use 0 to 65535.`)
  return port
}

function sentence(word: string, known: readonly string[]): string {
  return `"${word}" is not an option. Allowed: ${known.map((name) => `--${name}`).join(', ')}.`
}

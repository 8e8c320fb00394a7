/** An invalid command line argument. The message is all that the user needs, so no stack is printed. */
export class InvalidArgument extends Error {
  override readonly name = 'InvalidArgument'
}

/**
 * Reads `--name value`, `--name=value` and `--name` from arguments. Repeated `values` are joined by line breaks. Throws
 * for an unknown option, or for a missing value.
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
      throw new InvalidArgument(unknownOption(rest[at] ?? '', Object.keys(known)))
    if (known[name] === 'switch') {
      found[name] = 'yes'
      continue
    }
    const value = rest[(at += 1)]
    if (value === undefined || value.startsWith('--')) throw new InvalidArgument(`--${name} needs a value.`)
    found[name] = known[name] === 'values' && found[name] !== undefined ? `${found[name]}\n${value}` : value
  }
  return found
}

export type OptionKind = 'value' | 'values' | 'switch'

/** Returns a port number. Throws if the text is not one. */
export function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new InvalidArgument(`"${text}" is not a port. Use 0 to 65535.`)
  return port
}

function unknownOption(word: string, known: readonly string[]): string {
  return `"${word}" is not an option. Allowed: ${known.map((name) => `--${name}`).join(', ')}.`
}

// The example of each member in docs/language.md. A member without one cannot be documented.
import examples from './examples.json'

const byType: { readonly [type: string]: { readonly [member: string]: string } } = examples

/** Returns the example of a member as a cell of a table. Throws if examples.json has none. */
export function exampleCell(type: string, member: string): string {
  const members = Object.hasOwn(byType, type) ? byType[type] : undefined
  const example = members && Object.hasOwn(members, member) ? members[member] : undefined
  if (example === undefined)
    throw new Error(`${type}.${member} has no example. Write one in tools/cli/language/examples.json.`)
  return `\`${example.replaceAll('|', '\\|')}\``
}

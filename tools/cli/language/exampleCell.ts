// The example of each member in docs/language.md.
import { isObject, type Member, type Rule } from '@pagewright/engine/tools'

/** Returns the example of a member as a cell of a table, or undefined if the grammar has none. */
export function exampleOf({ example, rule }: Member, inKind: unknown): unknown {
  return example ?? inKind ?? exampleOfRule(rule)
}

/** Returns the example of a type, or a value that the rule alone gives. */
function exampleOfRule(rule: Rule): unknown {
  switch (rule.is) {
    case 'type':
      return rule.example ?? exampleOfRule(rule.rule)
    case 'special':
    case 'sees':
      return exampleOfRule(rule.like)
    case 'oneOf':
      return rule.values[0]
    case 'flag':
      return true
    case 'object':
      return exampleOfObject(rule.members)
    default:
      return undefined
  }
}

/** Returns an object with the members that are needed, or undefined if one of them has no example. */
function exampleOfObject(members: { readonly [name: string]: Member }): object | undefined {
  const needed = Object.entries(members).filter(([, { isNeeded }]) => isNeeded)
  const entries = needed.map(([name, member]) => [name, exampleOf(member, undefined)] as const)
  return entries.length > 0 && entries.every(([, value]) => value !== undefined)
    ? Object.fromEntries(entries)
    : undefined
}

/** Returns a value as a page of TypeScript writes it, in a cell of a table. A part that is too long becomes `…`. */
export function exampleCell(value: unknown): string {
  return `\`${shortened(value, 60).replaceAll('|', '\\|')}\``
}

function shortened(value: unknown, room: number): string {
  const full = written(value)
  if (full.length <= room || typeof value !== 'object' || value === null) return full
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const [first, ...others] = Object.entries(value)
  if (!first || room < 12) return `${open}…${close}`
  const name = isObject(value) ? `${nameIn(first[0])}: ` : ''
  return `${open}${name}${shortened(first[1], room - name.length - 10)}${others.length > 0 ? ', …' : ''}${close}`
}

function written(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`
  if (!isObject(value)) return String(value)
  const members = Object.entries(value).map(([name, one]) => `${nameIn(name)}: ${written(one)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

function nameIn(name: string): string {
  return /^[\w$]+$/.test(name) ? name : `'${name}'`
}

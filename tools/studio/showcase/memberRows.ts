// The members of an object in the grammar, as rows of a table.
import type { Rule } from '@pagewright/engine/tools'

export interface MemberRow {
  readonly name: string
  readonly isNeeded: boolean
  readonly takes: string
  readonly doc: string
}

/** Returns the members of a rule that describes an object; needed ones come first. */
export function memberRows(rule: Rule): readonly MemberRow[] {
  if (rule.is === 'type') return memberRows(rule.rule)
  if (rule.is !== 'object') return []
  const rows = Object.entries(rule.members).map(([name, member]) => ({
    name,
    isNeeded: member.isNeeded,
    takes: takes(member.rule),
    doc: member.doc,
  }))
  return rows.toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded))
}

/** Returns the allowed values of a rule in a few words. docs/language.md has each type in full. */
export function takes(rule: Rule): string {
  switch (rule.is) {
    case 'type':
    case 'named':
      return rule.name
    case 'special':
    case 'sees':
      return takes(rule.like)
    case 'list':
      return `list of ${takes(rule.of)}`
    case 'byId':
      return `${takes(rule.of)} by ${rule.keys ? takes(rule.keys) : 'id'}`
    case 'either':
      return rule.of.map(takes).join(' or ')
    case 'oneOf':
      return rule.values.map((value) => JSON.stringify(value)).join(', ')
    case 'choice':
      return Object.keys(rule.of)
        .map((name) => JSON.stringify(name))
        .join(', ')
    case 'object':
      return `{ ${Object.entries(rule.members)
        .map(([name, { isNeeded }]) => `${name}${isNeeded ? '' : '?'}`)
        .join(', ')} }`
    case 'name':
      return names[rule.set]
    case 'path':
      return 'path'
    case 'kinds':
      return rule.noun
    case 'flag':
      return 'true or false'
    case 'literal':
      return 'text or number'
    default:
      return rule.is
  }
}

const names: { readonly [Set in Extract<Rule, { is: 'name' }>['set']]: string } = {
  message: 'message key',
  readEndpoint: 'endpoint that reads',
  writeEndpoint: 'endpoint that writes',
  fileEndpoint: 'endpoint that answers a file',
  route: 'route',
  linkedRoute: 'route',
  form: 'form',
  icon: 'icon',
  event: 'event',
  widget: 'widget of the product',
  fieldWidget: 'field widget',
  nativeCall: 'function of the app',
}

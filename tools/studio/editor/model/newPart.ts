// Makes a new part of a page: what has to be asked for it, and the changes that add it with its texts.
import type { ProductChange } from '@pagewright/cli/browser'
import { settingOf, type Editing } from '../context'
import { type Control, controlOf, type MemberRule, membersOf } from './rules'
import { formatOf, nameOffers, type Offer, pathOffers, textOffers } from './offers'
import { newKey } from './textKeys'
import { isObject, objectRule, type Rule } from '@pagewright/engine/studio'

/** A member that a person has to answer, with the answers that are offered. */
export interface Asked extends MemberRule {
  readonly options: readonly Offer[]
  readonly isNumber: boolean
  readonly isList: boolean
  /** True if another text may be written. */
  readonly isTyped: boolean
  readonly control: Control
}

interface Kind {
  /** The rule of the part. */
  readonly rule: Rule
  /** The member that names its kind. */
  readonly start: { readonly [member: string]: unknown }
}
interface Answers extends Kind {
  /** The name in English. It becomes each text that the part needs. */
  readonly name: string
  readonly given: { readonly [member: string]: unknown }
  /** True for a filter whose first choice is to be "All". */
  readonly hasAll?: boolean
}

/** Returns what a new part at a path needs, except for texts and members that have a good initial value. */
export function askedOf(editing: Editing, path: readonly string[], { rule, start }: Kind): readonly Asked[] {
  return neededOf(rule, start).flatMap((member): readonly Asked[] => {
    const control = controlOf(member.rule, undefined)
    const one = {
      ...member,
      control,
      options: [],
      isTyped: false,
      isNumber: control.kind === 'number',
      isList: control.kind === 'names',
    }
    if (control.kind === 'name') return [{ ...one, options: nameOffers(editing, control.set, member.name) }]
    if (control.kind === 'path')
      return [{ ...one, isTyped: true, options: pathOffers(editing, [...path, member.name], member.rule) }]
    if (control.kind === 'choice')
      return [
        {
          ...one,
          options: control.values.map(({ value, doc }) => ({ value: String(value), says: String(value), note: doc })),
        },
      ]
    if (control.kind === 'text')
      return [{ ...one, isTyped: true, options: textOffers(editing, [...path, member.name], member.rule) }]
    return one.isNumber || one.isList ? [one] : []
  })
}

/** Returns the changes that add a part with its English texts. */
export function newPart(
  editing: Editing,
  path: readonly string[],
  { rule, start, name, given, hasAll = false }: Answers,
): readonly ProductChange[] {
  const { state, route } = editing
  const texts: ProductChange[] = []
  const value: { [member: string]: unknown } = { ...start }
  for (const { name: member, rule: own, isNeeded } of neededOf(rule, start)) {
    if (!isNeeded && (given[member] ?? '') === '') continue
    const { kind } = controlOf(own, undefined)
    if (kind === 'message') {
      const key = newKey(state.product, route, texts.length > 0 ? `${name} ${member}` : name)
      texts.push({ do: 'text', language: 'en', key, text: name })
      value[member] = key
    } else if (kind === 'group' && member === 'items' && hasAll) {
      const key = newKey(state.product, route, `${name} all`)
      texts.push({ do: 'text', language: 'en', key, text: 'All' })
      value[member] = { all: { label: key } }
    } else if (kind === 'group') value[member] = {}
    // A condition that always holds until somebody chooses one.
    else if (kind === 'conditions') value[member] = { 'now.day': { exists: true } }
    else value[member] = given[member] ?? (kind === 'names' ? [] : '')
  }
  const format = membersOf(rule, value).some((one) => one.name === 'format') && formatOf(editing, path, value['value'])
  if (typeof format === 'string') value['format'] = format
  return [...texts, ...settingOf(editing, path, value)]
}

/** Returns true for a new filter, whose first choice narrows the list at once unless it has no value. */
export function isFilter(path: readonly string[], { rule, start }: Kind): boolean {
  return path.at(-2) === 'filters' && objectRule(rule, start)?.chooses === true
}

/** Returns the label of the choice of a filter that hides rows before anybody chooses, or undefined if there is none. */
export function narrowingChoice(path: readonly string[], filter: unknown): unknown {
  if (path.at(-2) !== 'filters' || !isObject(filter) || filter['many'] === true || !isObject(filter['items']))
    return undefined
  const [first] = Object.values(filter['items'])
  return isObject(first) && first['value'] !== undefined ? first['label'] : undefined
}

function neededOf(rule: Rule, start: Kind['start']): readonly MemberRule[] {
  // Most choices send a value, which only the one for all rows leaves out.
  const isSent = (member: MemberRule) => member.rule.is === 'special' && member.rule.check === 'sent'
  const needed = membersOf(rule, start).filter(
    (member) => (member.isNeeded || isSent(member)) && !(member.name in start),
  )
  // A sent value comes first and members with parts last, as people write them.
  const place = (member: MemberRule) =>
    Number(controlOf(member.rule, undefined).kind === 'group') - Number(isSent(member))
  return needed.toSorted((a, b) => place(a) - place(b))
}

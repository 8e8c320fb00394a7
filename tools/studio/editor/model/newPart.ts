// Makes a new part of a page: what has to be asked for it, and the changes that add it with its texts.
import type { ProductChange } from '@pagewright/cli/browser'
import { settingOf, type Editing } from '../context'
import { type Control, controlOf, type MemberRule, membersOf } from './rules'
import { formatOf, nameOffers, type Offer, pathOffers, textOffers } from './offers'
import { newKey } from './textKeys'
import type { Rule } from '@pagewright/engine/studio'

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
  { rule, start, name, given }: Answers,
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
    } else if (kind === 'group') value[member] = {}
    // A condition that always holds until somebody chooses one.
    else if (kind === 'conditions') value[member] = { 'now.day': { exists: true } }
    else value[member] = given[member] ?? (kind === 'names' ? [] : '')
  }
  const format = membersOf(rule, value).some((one) => one.name === 'format') && formatOf(editing, path, value['value'])
  if (typeof format === 'string') value['format'] = format
  return [...texts, ...settingOf(editing, path, value)]
}

function neededOf(rule: Rule, start: Kind['start']): readonly MemberRule[] {
  // Most choices send a value, which only the one for all rows leaves out.
  const isSent = (member: MemberRule) => member.rule.is === 'special' && member.rule.meaning === 'sent'
  const needed = membersOf(rule, start).filter(
    (member) => (member.isNeeded || isSent(member)) && !(member.name in start),
  )
  // A sent value comes first and members with parts last, as people write them.
  const place = (member: MemberRule) =>
    Number(controlOf(member.rule, undefined).kind === 'group') - Number(isSent(member))
  return needed.toSorted((a, b) => place(a) - place(b))
}

// Finds the order of parts on the screen, and the changes that move one.
import { assignFields, isObject, objectRule, orderedEntries, type Rule } from '@pagewright/engine/studio'
import { type ProductChange, valueAtPath } from '@pagewright/cli/browser'
import { type Editing, settingOf, sharedAt, targetOf } from '../context'
import type { JsonObject } from '../../server/api/studioProduct'
import { ruleAt } from './rules'

/** Returns the ids of a container, such as `fields`, in the order of the screen. `around` is the object with the container. */
export function idsInOrder(rule: Rule | undefined, around: JsonObject, container: string): readonly string[] {
  const held = around[container]
  if (!isObject(held)) return []
  const order = rule && sortedBy(rule, around) === container ? around['order'] : undefined
  const ordered = orderedEntries(held, Array.isArray(order) ? order.map(String) : undefined)
  const sections = container === 'fields' ? formSections(around) : undefined
  if (!sections) return ordered.map(([id]) => id)
  return fieldNames(sections.held, Object.fromEntries(ordered)).flatMap(([, names]) => names)
}

/** Returns the ids beside a part, in the order of the screen. */
export function siblingsOf({ page }: Editing, path: readonly string[]): readonly string[] {
  const around = valueAtPath(page, path.slice(0, -2))
  return isObject(around) ? idsInOrder(ruleAt(page, path.slice(0, -2)), around, path.at(-2) ?? '') : []
}

/** Returns true if a market can sort the neighbours of a part in its own way. */
export function isSortedByMarket({ page }: Editing, path: readonly string[]): boolean {
  const [around, container] = [path.slice(0, -2), path.at(-2) ?? '']
  const [rule, value] = [ruleAt(page, around), valueAtPath(page, around)]
  if (!rule || !isObject(value)) return false
  return sortedBy(rule, value) === container || (container === 'fields' && formSections(value) !== undefined)
}

/** Returns the changes that move a part to a place among its neighbours, or none if it cannot be moved there. */
export function moving(editing: Editing, path: readonly string[], to: number): readonly ProductChange[] {
  const ids = siblingsOf(editing, path)
  const id = path.at(-1) ?? ''
  const from = ids.indexOf(id)
  const displaced = ids[to]
  if (from === -1 || displaced === undefined || displaced === id) return []
  const [at, container] = [path.slice(0, -2), path.at(-2) ?? '']
  const around = valueAtPath(editing.page, at)
  if (!isObject(around)) return []
  const sections = container === 'fields' ? formSections(around) : undefined
  if (sections)
    return betweenSections(editing, [...at, sections.member], {
      sections: sections.held,
      around,
      id,
      displaced,
    })
  const order = ids.filter((one) => one !== id).toSpliced(to, 0, id)
  const { market, ...target } = targetOf(editing)
  const rule = ruleAt(editing.page, at)
  const isSorted = rule !== undefined && sortedBy(rule, around) === container
  if (isSorted && (market !== undefined || around['order'] !== undefined))
    return settingOf(editing, [...at, 'order'], order)
  if (market !== undefined) return []
  return [
    {
      do: 'move',
      ...target,
      at: path,
      after: order[to - 1] ?? null,
      ...sharedAt(editing, path),
    },
  ]
}

/** Returns the member whose entries the `order` of an object sorts. */
function sortedBy(rule: Rule, value: unknown): string | undefined {
  const order = objectRule(rule, value)?.members['order']?.rule
  return order?.is === 'special' && order.check === 'siblingIds' && typeof order.of === 'string' ? order.of : undefined
}

/** Returns the sections or steps of a form, if it has some. They name the fields in their order. */
function formSections(form: JsonObject): { readonly member: string; readonly held: JsonObject } | undefined {
  for (const member of ['sections', 'steps']) {
    const held = form[member]
    if (isObject(held) && isObject(form['fields'])) return { member, held }
  }
  return undefined
}

type Fields = Parameters<typeof assignFields>[1]

function fieldNames(sections: JsonObject, fields: JsonObject): ReturnType<typeof assignFields> {
  const named = Object.entries(sections).map(([id, section]) => [id, { title: '', fields: listedIn(section) }] as const)
  return assignFields(Object.fromEntries(named), fields as Fields)
}

function listedIn(section: unknown): readonly string[] {
  return isObject(section) && Array.isArray(section['fields']) ? section['fields'].map(String) : []
}

interface FieldMove {
  readonly sections: JsonObject
  /** The form. */
  readonly around: JsonObject
  readonly id: string
  /** The field whose place is taken. */
  readonly displaced: string
}

/** Returns the changes that put a field at the place of another one, in the section or step of that one. */
function betweenSections(
  editing: Editing,
  at: readonly string[],
  { sections, around, id, displaced }: FieldMove,
): readonly ProductChange[] {
  const shown = fieldNames(sections, around['fields'] as JsonObject)
  const flat = shown.flatMap(([, names]) => names)
  const step = flat.indexOf(id) < flat.indexOf(displaced) ? 1 : 0
  return shown.flatMap(([section, names]) => {
    if (!names.includes(id) && !names.includes(displaced)) return []
    // A section also lists fields that another market has.
    const listed = listedIn(sections[section])
    const rest = [...new Set([...listed, ...names])].filter((name) => name !== id)
    const place = rest.indexOf(displaced)
    return settingOf(editing, [...at, section, 'fields'], place === -1 ? rest : rest.toSpliced(place + step, 0, id))
  })
}

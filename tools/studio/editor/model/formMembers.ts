// The members of the schema behind a form: what each may be, and the changes that add, bound and drop one.
import { isObject } from '@pagewright/engine/studio'
import { type ProductChange, valueAtPath } from '@pagewright/cli/browser'
import type { JsonObject } from '../../server/api/studioProduct'
import { type Editing, settingOf } from '../context'
import { effectiveSchema, overlayOf } from './draftProduct'

/** The object of a form that has fields: the form itself, or one within it, such as `user` of `{ user: { name } }`. */
export interface FormPlace {
  readonly form: string
  /** The names of the objects from the form to this one. */
  readonly within: readonly string[]
}

/** The member that a field edits. */
export interface FormMember {
  readonly place: FormPlace
  readonly member: string
  /** All that the schema says about it. */
  readonly schema: JsonObject
  /** What the form says about it, beside the request that it refers to. */
  readonly own: JsonObject
  readonly isNeeded: boolean
  /** True if the request needs it, which no form can change. */
  readonly isNeededByServer: boolean
}

/** Returns the object of a form that has the fields at a path, or undefined for other fields. */
export function formAround(page: unknown, fields: readonly string[]): FormPlace | undefined {
  if (fields.at(-1) !== 'fields') return undefined
  const form = valueAtPath(page, [...fields.slice(0, -1), 'form'])
  if (typeof form === 'string') return { form, within: [] }
  const around = formAround(page, fields.slice(0, -2))
  return around && { ...around, within: [...around.within, fields.at(-2) ?? ''] }
}

/** Returns the fields to which a form adds one. A form whose only field is an object asks for the fields of that object. */
export function innerFields(page: unknown, fields: readonly string[]): readonly string[] {
  const held = valueAtPath(page, fields)
  const [only, ...more] = Object.keys(isObject(held) ? held : {})
  const inner = only === undefined || more.length > 0 ? undefined : [...fields, only, 'fields']
  return inner && isObject(valueAtPath(page, inner)) ? innerFields(page, inner) : fields
}

export function memberOf(editing: Editing, path: readonly string[]): FormMember | undefined {
  const place = formAround(editing.page, path.slice(0, -1))
  if (!place) return undefined
  const member = path.at(-1) ?? ''
  const { own, base } = definitionsOf(editing, place)
  const [ofForm, ofBase] = [own, base].map((one) => one.properties[member])
  if (!isObject(ofForm) && (!isObject(ofBase) || ofForm === null)) return undefined
  const isNeededByServer = base.required.includes(member)
  return {
    place,
    member,
    schema: { ...(isObject(ofBase) && ofBase), ...(isObject(ofForm) && ofForm) },
    own: isObject(ofForm) ? ofForm : {},
    isNeeded: isNeededByServer || own.required.includes(member),
    isNeededByServer,
  }
}

/** Returns the rules of the field at a path whose messages stand beside them. */
export function rulesWithMessage(editing: Editing, path: readonly string[]): readonly string[] {
  const found = memberOf(editing, path)
  if (!found) return []
  const { isNeeded, schema } = found
  const isText = schema['type'] === 'string' && schema['pattern'] !== undefined
  return [...(isNeeded ? ['required'] : []), ...(isText ? ['pattern'] : [])]
}

/** Returns the members of the request that the form leaves out, with their types. */
export function leftOut(editing: Editing, place: FormPlace): { readonly [member: string]: string | undefined } {
  const { own, base } = definitionsOf(editing, place)
  const names = Object.keys(base.properties).filter((name) => own.properties[name] === null)
  return Object.fromEntries(names.map((name) => [name, typeIn(base.properties[name])]))
}

function typeIn(schema: unknown): string | undefined {
  return isObject(schema) && typeof schema['type'] === 'string' ? schema['type'] : undefined
}

/** Returns the changes that set a keyword of a member in the form, or take it away if it is undefined. */
export function boundSetting(
  editing: Editing,
  { place, member, own }: FormMember,
  keyword: string,
  value: unknown,
): readonly ProductChange[] {
  if (value === undefined && own[keyword] === undefined) return []
  return ofForm(editing, [...pathOf(place), 'properties', member, keyword], value)
}

/** Returns the changes that make the form need a member, or need it no more. */
export function needSetting(
  editing: Editing,
  { place, member, isNeededByServer }: FormMember,
  isNeeded: boolean,
): readonly ProductChange[] {
  const { required } = definitionsOf(editing, place).own
  if (isNeededByServer || required.includes(member) === isNeeded) return []
  const list = isNeeded ? [...required, member] : required.filter((one) => one !== member)
  return ofForm(editing, [...pathOf(place), 'required'], list.length > 0 ? list : undefined)
}

interface NewMember {
  readonly place: FormPlace
  readonly member: string
  /** The type of a new member. A form that has the member gets only its bounds. */
  readonly type: string | undefined
  readonly bounds: JsonObject
  readonly isNeeded: boolean
}

/**
 * Adds a new member to the request that the form refers to, if it refers to one, and its bounds to the form. In a market,
 * adds both to the form.
 */
export function memberAdding(
  editing: Editing,
  { place, member, type, bounds, isNeeded }: NewMember,
): readonly ProductChange[] {
  const { own, base, file, at } = definitionsOf(editing, place)
  const path = pathOf(place)
  const isOfForm = marketOf(editing) !== undefined || base.properties === own.properties
  const isLeftOut = own.properties[member] === null
  const ofMember = isOfForm && type !== undefined ? { type, ...bounds } : bounds
  return [
    ...(type === undefined || isOfForm
      ? []
      : [{ do: 'set', schema: file, at: [...at, 'properties', member], value: { type } } as const]),
    ...(type === undefined && !isLeftOut
      ? Object.entries(bounds).flatMap(([keyword, one]) =>
          ofForm(editing, [...path, 'properties', member, keyword], one),
        )
      : isLeftOut || Object.keys(ofMember).length > 0
        ? ofForm(editing, [...path, 'properties', member], ofMember)
        : []),
    ...(isNeeded && !own.required.includes(member)
      ? ofForm(editing, [...path, 'required'], [...own.required, member])
      : []),
  ]
}

/**
 * Returns the changes that take the member of a field out of its form, and the field out of the lists that sort it. A member
 * that the request needs, or that another block still asks for, stays.
 */
export function memberRemoval(editing: Editing, path: readonly string[]): readonly ProductChange[] {
  const found = memberOf(editing, path)
  if (!found) return []
  const { place, member, isNeededByServer } = found
  const listed = listsWith(editing, path.slice(0, -2), member)
  if (isNeededByServer || blocksWith(editing.state.product.pages, place, member) > 1) return listed
  const at = ['$defs', ...pathOf(place), 'properties', member]
  const market = marketOf(editing)
  const { base, own } = definitionsOf(editing, place)
  const schema = 'forms.json'
  const isOwn =
    market !== undefined && overlayOf(editing.state.product, market, ['schemas', schema, ...at.slice(1)]) !== undefined
  const isInBase = base.properties !== own.properties && base.properties[member] !== undefined
  const dropped: ProductChange =
    market !== undefined
      ? { do: isOwn ? 'remove' : 'hide', schema, market, at }
      : isInBase
        ? { do: 'set', schema, at, value: null }
        : { do: 'remove', schema, at }
  return [...needSetting(editing, found, false), dropped, ...listed]
}

/** Returns the changes that take a field out of the lists of a form that name it. */
function listsWith(editing: Editing, block: readonly string[], member: string): readonly ProductChange[] {
  const held = (name: string) => valueAtPath(editing.page, [...block, name])
  const parts = ['sections', 'steps'].flatMap((name) => {
    const value = held(name)
    return isObject(value) ? Object.keys(value).map((id) => [name, id, 'fields']) : []
  })
  return [['order'], ...parts].flatMap((at) => {
    const list = valueAtPath(editing.page, [...block, ...at])
    if (!Array.isArray(list) || !list.includes(member)) return []
    return settingOf(
      editing,
      [...block, ...at],
      list.filter((one) => one !== member),
    )
  })
}

/** Counts the blocks that ask for a member of a form. */
function blocksWith(value: unknown, place: FormPlace, member: string): number {
  if (!isObject(value) && !Array.isArray(value)) return 0
  const fields = valueAtPath(value, ['fields', ...place.within.flatMap((name) => [name, 'fields'])])
  const isOne = (value as JsonObject)['form'] === place.form && isObject(fields) && Object.hasOwn(fields, member)
  return Object.values(value).reduce<number>((sum, one) => sum + blocksWith(one, place, member), isOne ? 1 : 0)
}

interface Definition {
  readonly properties: JsonObject
  readonly required: readonly string[]
}

/** Returns the path of an object of a form, in `forms.json`. */
function pathOf({ form, within }: FormPlace): readonly string[] {
  return [form, ...within.flatMap((name) => ['properties', name])]
}

/**
 * Returns what the form says itself, and what the request that it refers to says, with the place of that. Without a
 * reference, both are the same.
 */
function definitionsOf(editing: Editing, { form, within }: FormPlace) {
  const { state } = editing
  const market = marketOf(editing)
  const read = (file: string, name: string): unknown => effectiveSchema(state.product, market, file)[name]
  const written = read('forms.json', form)
  let own = membersIn(written)
  let [file, name] = referenceIn(written, 'forms.json') ?? ['forms.json', form]
  let at: readonly string[] = ['$defs', name]
  let base = name === form && file === 'forms.json' ? own : wholeOf(read, file, name, [])
  for (const inner of within) {
    const schema = base.properties[inner]
    const to = referenceIn(schema, file)
    if (to) [file, name] = to
    at = to ? ['$defs', name] : [...at, 'properties', inner]
    own = membersIn(own.properties[inner])
    base = to ? wholeOf(read, file, name, []) : membersIn(schema)
  }
  return { own, base, file, at }
}

/** Returns the members of a definition with those that it refers to. */
function wholeOf(
  read: (file: string, name: string) => unknown,
  file: string,
  name: string,
  seen: readonly string[],
): Definition {
  const written = read(file, name)
  const own = membersIn(written)
  const to = referenceIn(written, file)
  const id = to?.join(' ') ?? ''
  if (!to || seen.includes(id)) return own
  const base = wholeOf(read, ...to, [...seen, id])
  return { properties: { ...base.properties, ...own.properties }, required: [...base.required, ...own.required] }
}

function referenceIn(schema: unknown, from: string): readonly [file: string, name: string] | undefined {
  const [, file, name] = /^([\w-]+\.json)?#\/\$defs\/(\w+)$/.exec(isObject(schema) ? String(schema['$ref']) : '') ?? []
  return name === undefined ? undefined : [file ?? from, name]
}

function membersIn(schema: unknown): Definition {
  const { properties, required } = isObject(schema) ? schema : {}
  return {
    properties: isObject(properties) ? properties : {},
    required: Array.isArray(required) ? required.map(String) : [],
  }
}

function marketOf({ isMarketOnly, combination }: Editing): string | undefined {
  return isMarketOnly ? combination.market : undefined
}

/** Returns the changes of a value in a form, in the market if changes apply to it alone. */
function ofForm(editing: Editing, path: readonly string[], value: unknown): readonly ProductChange[] {
  const market = marketOf(editing)
  const target = { schema: 'forms.json', ...(market !== undefined && { market }), at: ['$defs', ...path] }
  if (value !== undefined) return [{ do: 'set', ...target, value }]
  const isOwn =
    market === undefined || overlayOf(editing.state.product, market, ['schemas', 'forms.json', ...path]) !== undefined
  return [isOwn || market === undefined ? { do: 'remove', ...target } : { do: 'hide', ...target, market }]
}

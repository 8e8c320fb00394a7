// Checks the fields of forms: choices that fit, values that a hidden field gets, words for a closed set, and limits.
import { isObject, type Problem, fieldWidgets } from '@pagewright/engine/tools'
import { follow, own, type Tree, mismatch } from '../grammar/known'
import { partsOfPages, type PagePart, type MarketSite } from './rule'
import { longestText } from '../grammar/patternFault'
import { inline } from '../../generate/schemaSet'

/** Finds choices whose values the field cannot have, or another field that they fill. */
export function cannotMatch({ pages, known }: MarketSite): Problem[] {
  return partsOfPages(pages)
    .filter(({ name, value }) => name === 'options' && 'call' in value)
    .flatMap((part) => {
      const row = follow(own(known.endpoints, part.value.call)?.response ?? {}, 'list').tree?.items
      const fills = Object.entries(isObject(part.value.fills) ? part.value.fills : {})
      const field = fieldTree(part, known.forms)
      return [
        // In a list field, each choice is one entry.
        ...mismatched(row, part.value.value, field?.items ?? field, [...part.where, 'value']),
        ...fills.flatMap(([name, path]) =>
          mismatched(row, path, own(formTree(part, known.forms)?.properties, name), [...part.where, 'fills', name]),
        ),
      ]
    })
}

/** Compares the type of a member of a row with that of a member of a form. */
function mismatched(row: Tree | undefined, path: unknown, to: Tree | undefined, where: readonly string[]): Problem[] {
  const from = row && follow({ properties: { row } }, String(path)).tree
  const why = from && to && mismatch(from, to)
  if (why === undefined) return []
  return [
    {
      name: 'cannot-match',
      where,
      what: `"${String(path)}" ${why}.`,
      ...(to?.enum && { allowed: to.enum.map(String) }),
    },
  ]
}

/** Returns the form that contains a part. */
function formTree({ around }: PagePart, forms: MarketSite['known']['forms']): Tree | undefined {
  const holder = around.find(({ value }) => typeof value.form === 'string')
  return own(forms, holder?.value.form)
}

/** Returns the member of the form that belongs to the field of a part. Fields may be nested. */
function fieldTree(part: PagePart, forms: MarketSite['known']['forms']): Tree | undefined {
  const holder = part.around.find(({ value }) => typeof value.form === 'string')
  if (!holder) return undefined
  const names = part.where.slice(holder.where.length, -1)
  let tree = own(forms, holder.value.form)
  for (const [at, name] of names.entries()) {
    if (name === 'items') tree = tree?.items
    else if (names[at - 1] === 'fields') tree = own(tree?.properties, name)
  }
  return tree
}

/** Finds required members of a form that a hidden field holds and nothing fills: nobody could ever send the form. */
export function unfilledHiddenFields({ pages, known }: MarketSite): Problem[] {
  return partsOfPages(pages).flatMap((part) => {
    const form = own(known.forms, part.value.form)
    const { fields } = part.value
    if (!form || !isObject(fields)) return []
    const filled = filledIn(part)
    return (form.required ?? []).flatMap((name): Problem[] => {
      const field = own(fields, name)
      const isHidden = isObject(field) && field.widget === 'hidden' && field.initial === undefined
      if (!isHidden || filled.has(name) || follow(form, name).tree?.enum?.length === 1) return []
      const what = `"${name}" is required and hidden, and neither "initial" nor a "fills" gives it a value.`
      return [{ name: 'missing-key', where: [...part.where, 'fields', name], what }]
    })
  })
}

/** Returns the members that choices and checks of the form fill. */
function filledIn({ value: { fields } }: PagePart): ReadonlySet<string> {
  const all = Object.values(isObject(fields) ? fields : {}).filter(isObject)
  const fills = all.flatMap(({ options, check }) =>
    [options, check].flatMap((one) => (isObject(one) && isObject(one.fills) ? Object.keys(one.fills) : [])),
  )
  return new Set(fills)
}

/** Finds fields of a closed set without words, and words at a widget that offers no choices. */
export function fieldWords({ pages, known }: MarketSite): Problem[] {
  return partsOfPages(pages).flatMap(({ value, where }) => {
    const form = own(known.forms, value.form)
    return form && isObject(value.fields) ? inFields(value.fields, form, [...where, 'fields']) : []
  })
}

function inFields(fields: object, form: Tree, where: readonly string[]): Problem[] {
  return Object.entries(fields).flatMap(([name, field]): Problem[] => {
    if (!isObject(field)) return []
    const tree = own(form.properties, name)
    const at = [...where, name]
    const inner = isObject(field.fields) && tree ? inFields(field.fields, tree, [...at, 'fields']) : []
    if (field.words !== undefined && !offersChoices(field.widget)) {
      const what = `"${String(field.widget)}" offers no choices, so nobody reads its words.`
      return [...inner, { name: 'cannot-match', where: [...at, 'widget'], what }]
    }
    const values = tree?.enum ?? []
    const isRaw = values.some((one) => typeof one === 'string' && /^[a-z][a-z_]*$/.test(one))
    if (!isRaw || field.widget === 'hidden' || field.words !== undefined || field.options !== undefined) return inner
    const what = `"words" is missing: people would read ${values.join(', ')}.`
    return [...inner, { name: 'missing-key', where: at, what }]
  })
}

/** Returns true for a widget that shows words, and for one of the product, which may. */
function offersChoices(widget: unknown): boolean {
  if (widget === 'hidden') return true
  const fits: readonly string[] | undefined = own<{ readonly fits: readonly string[] }>(fieldWidgets, widget)?.fits
  return fits === undefined || fits.includes('choice')
}

const file = 'forms.json'
/** More than this is more than a page of a form can hold. */
const mostItems = 500

/** Finds texts and lists of a form that have no maximum length. People paste long texts. */
export function missingLimits({ set }: MarketSite): Problem[] {
  return Object.keys(set[file] ?? {}).flatMap((form) =>
    unlimited(inline(set, { $ref: `${file}#/$defs/${form}` }, ''), [`schemas/${file}`, form]),
  )
}

function unlimited(schema: unknown, where: readonly string[]): Problem[] {
  if (!isObject(schema)) return []
  const keyword = missingKeyword(schema)
  const own: Problem[] = keyword
    ? [
        {
          name: 'missing-limit',
          where,
          what: `"${keyword}" is missing: each ${String(schema.type)} of a form needs a maximum length.`,
        },
      ]
    : []
  const [limit, most] =
    schema.type === 'array' ? (['maxItems', mostItems] as const) : (['maxLength', longestText] as const)
  const written = schema[limit]
  if (typeof written === 'number' && written > most)
    own.push({
      name: 'missing-limit',
      where: [...where, limit],
      what: `${written} is no limit: nobody enters more than ${most}.`,
    })
  const members = Object.entries(isObject(schema.properties) ? schema.properties : {})
  return [
    ...own,
    ...members.flatMap(([name, member]) => unlimited(member, [...where, 'properties', name])),
    ...unlimited(schema.items, [...where, 'items']),
  ]
}

/** Returns the missing keyword that would limit the length, if no other keyword does. */
function missingKeyword({
  type,
  enum: values,
  const: only,
  format,
  maxLength,
  maxItems,
}: {
  readonly [keyword: string]: unknown
}) {
  if (type === 'array') return maxItems === undefined ? 'maxItems' : undefined
  const isClosed = values !== undefined || only !== undefined || shortFormats.has(String(format))
  return type === 'string' && maxLength === undefined && !isClosed ? 'maxLength' : undefined
}

/** Formats whose texts are always short. */
const shortFormats: ReadonlySet<string> = new Set(['date', 'time', 'date-time', 'iso-time', 'iso-date-time', 'color'])

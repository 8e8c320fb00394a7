// Checks the members of a field against the part of the form's schema that it edits.
import { under, wrong, type ConfigPlace, type Members } from './checks'
import type { Tree } from './known'
import { typesOf } from './treeTypes'
import type { Bounds } from './unfitReason'
import { isObject } from '../runtime/merge'

/** Reports bounds that exclude each other, a calendar for a text that is no day, and pictures that nothing uploads. */
export function checkField(field: Members, place: ConfigPlace): void {
  const { tree, known } = place
  if (field.widget === 'image' && known.uploadLackingIn !== undefined)
    wrong(
      under(place, 'widget'),
      'missing-key',
      `pictures are uploaded, and ${known.uploadLackingIn} gives start() no "upload": add upload: { call: 'POST /…' } with a call of schemas/api.json.`,
    )
  for (const name of ['min', 'max'] as const) {
    const isMoment = tree !== undefined && 'format' in tree && momentFormats.has(String(tree.format))
    const given = [field[name]].flat()
    if (given.some((one) => typeof one === 'string') && tree && !isMoment)
      wrong(under(place, name), 'cannot-match', 'a date or time bounds only a member whose schema has such a format.')
    if (given.some((one) => typeof one === 'number') && isMoment)
      wrong(under(place, name), 'cannot-match', 'a number bounds no date and no time: write it as the value.')
  }
  const [min, max] = [largest(field.min), -largest(field.max, -1)]
  if (min > max) wrong(place, 'never-holds', `no value is both ${min} or more and ${max} or less.`)
  if (tree && !isUnion(tree)) checkBounds(field, tree, place)
  const isDate = tree?.['x-means'] === 'date' || (tree && 'format' in tree && tree.format === 'date')
  if (field.widget === 'date' && tree && !isUnion(tree) && !isDate)
    wrong(under(place, 'widget'), 'cannot-match', '"date" enters a day, and the schema does not say "format": "date".')
}

/** Returns the largest number among bounds, each times `sign`; `-Infinity` if there is none. */
function largest(bounds: unknown, sign = 1): number {
  return Math.max(...[bounds].flat().flatMap((one) => (typeof one === 'number' ? one * sign : [])))
}

const momentFormats: ReadonlySet<string> = new Set(['date', 'date-time', 'time'])

/** Reports a bound of the page that leaves no value which the schema allows. */
function checkBounds(field: Members, tree: Tree, place: ConfigPlace): void {
  const { least, most } = boundsOf(tree)
  const [min, max] = [largest(field.min), -largest(field.max, -1)]
  if (min > most)
    wrong(under(place, 'min'), 'never-holds', `the schema allows ${most} at most, so no value is ${min} or more.`)
  if (max < least)
    wrong(under(place, 'max'), 'never-holds', `there is no less than ${least}, so no value is ${max} or less.`)
}

/** Returns the bounds of a number or of a count of items. A list that takes no item is no field. */
function boundsOf(tree: Tree & Bounds): { readonly least: number; readonly most: number } {
  if (tree.items !== undefined) return { least: Math.max(1, tree.minItems ?? 1), most: tree.maxItems ?? Infinity }
  return {
    least: tree.minimum ?? tree.exclusiveMinimum ?? -Infinity,
    most: tree.maximum ?? tree.exclusiveMaximum ?? Infinity,
  }
}

/** Reports messages for rules that the schema of the member does not have, so that nobody ever reads them. */
export function checkFieldMessages(field: unknown, tree: Tree, isRequired: boolean, place: ConfigPlace): void {
  if (!isObject(field) || !isObject(field.messages) || isUnion(tree)) return
  const types = typesOf(tree)
  const allowed = Object.keys(field.messages).filter((keyword) => mayFail(keyword, { field, tree, types, isRequired }))
  const at = under(place, 'messages')
  for (const keyword of Object.keys(field.messages)) {
    const what = `this field is never refused for "${keyword}": its schema has no such rule.`
    if (!allowed.includes(keyword) && keywords.has(keyword)) wrong(under(at, keyword), 'unknown-key', what)
  }
}

interface Checked {
  readonly field: Members
  readonly tree: Tree
  readonly types: readonly string[]
  readonly isRequired: boolean
}

function mayFail(keyword: string, { field, tree, types, isRequired }: Checked): boolean {
  switch (keyword) {
    case 'required':
      return isRequired
    case 'blank':
      return types.includes('string')
    case 'type':
      return types.includes('number') || types.includes('boolean')
    case 'enum':
      return tree.enum !== undefined || tree.items?.enum !== undefined || field.options !== undefined
    case 'minimum':
    case 'minItems':
      return Object.hasOwn(tree, keyword) || field.min !== undefined
    case 'maximum':
    case 'maxItems':
      return Object.hasOwn(tree, keyword) || field.max !== undefined
    default:
      return Object.hasOwn(tree, keyword)
  }
}

const keywords: ReadonlySet<string> = new Set(
  'required type enum minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum pattern format minItems maxItems uniqueItems blank'.split(
    ' ',
  ),
)

/** Returns true for a schema with alternatives, whose rules are not in one place. */
function isUnion(tree: object): boolean {
  return ['anyOf', 'oneOf', 'allOf', 'if', '$ref', 'not'].some((keyword) => Object.hasOwn(tree, keyword))
}

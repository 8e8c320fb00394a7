// The grammar of form fields.
import { rowsAnswered, wholeAnswered } from './checkAnswer'
import {
  anything,
  bound,
  byId,
  flag,
  icon,
  literals,
  members,
  message,
  oneOf,
  path,
  possible,
  reading,
  refTo,
  shownPath,
  textPath,
  under,
  unknown,
  valueOf,
  when,
  words,
  wrong,
  type Check,
  type ConfigPlace,
} from './checks'
import { link } from './checkLink'
import { own, type Tree } from './known'
import { isObject } from '../runtime/merge'
import { typesOf } from './treeTypes'

export const keywords = [
  'required',
  'type',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
  'blank',
] as const

const widgets = [
  'text',
  'textarea',
  'password',
  'search',
  'tel',
  'number',
  'amount',
  'date',
  'radio',
  'cards',
  'chips',
  'select',
  'sheet',
  'checkbox',
  'switch',
  'hidden',
] as const

/** One field for each member of the form, and none beside them. */
export function fields(found: unknown, place: ConfigPlace, form: Tree | undefined): void {
  if (!isObject(found)) return wrong(place, 'not-data', 'expected fields by the name of their member.')
  const allowed = Object.keys(form?.properties ?? {})
  for (const [name, field] of Object.entries(found)) {
    const tree = own(form?.properties, name)
    if (form && !tree) unknown(place, 'unknown-field', `the form has no member "${name}".`, name, allowed)
    else checkField(field, under(place, name), tree, form)
  }
  for (const name of allowed)
    if (!Object.hasOwn(found, name)) wrong(place, 'missing-key', `the member "${name}" of the form has no field.`)
}

function checkField(found: unknown, place: ConfigPlace, tree: Tree | undefined, form: Tree | undefined): void {
  members({
    'label!': message,
    help: words,
    placeholder: message,
    icon,
    widget: (name, at) => {
      const allowed = [...widgets, ...at.known.widgets]
      if (!allowed.includes(String(name)))
        unknown(at, 'unknown-widget', `there is no widget "${String(name)}".`, name, allowed)
    },
    options: (options, at) => checkOptions(options, at, form),
    words: (map, at) => optionWords(map, at, tree?.items ?? tree),
    messages: (map, at) => members(Object.fromEntries(keywords.map((keyword) => [keyword, message])))(map, at),
    check: checkCheck,
    suggest: (list, at) => suggestions(list, at, tree?.items ?? tree),
    initial: (found, at) => {
      valueOf(tree ?? {})(found, at)
      if (found === null) wrong(at, 'not-data', 'expected a value or { from: path }: leave it out where there is none.')
      else if (!isObject(found)) possible(tree, found, at)
    },
    when,
    min: bound,
    max: bound,
    sensitive: flag,
    fill: oneOf('username', 'current-password', 'name', 'tel', 'email', 'street-address', 'off'),
    fields: (inner, at) => {
      if (tree && !typesOf(tree).includes('object')) misplaced('fields', at, 'no object')
      else fields(inner, at, tree)
    },
    items: (inner, at) => {
      if (tree && !typesOf(tree).includes('array')) misplaced('items', at, 'no list')
      else checkField(inner, at, tree?.items, form)
    },
  })(found, place)
}

function misplaced(name: string, place: ConfigPlace, what: string): void {
  wrong(place, 'unknown-key', `"${name}" does not belong here: the member of the form is ${what}.`)
}

/** Ready-made answers that the field takes. */
function suggestions(found: unknown, place: ConfigPlace, tree: Tree | undefined): void {
  if (!Array.isArray(found)) return refTo({ type: 'array', ...(tree && { items: tree }) })(found, place)
  literals(found, place)
  for (const one of found) possible(tree, one, place)
}

/** Words for each value of a closed set, complete. */
export function optionWords(found: unknown, place: ConfigPlace, tree: Tree | undefined): void {
  byId(message)(found, place)
  const values = (tree?.enum ?? []).map(String)
  if (values.length === 0 && tree && typesOf(tree).includes('string'))
    wrong(place, 'cannot-match', 'any text can stand here, so there are no words for each: only a closed set has them.')
  if (!isObject(found) || values.length === 0) return
  for (const name of Object.keys(found)) {
    if (!values.includes(name)) unknown(place, 'unknown-value', `"${name}" can never be here.`, name, values)
  }
  for (const one of values)
    if (!Object.hasOwn(found, one)) wrong(place, 'missing-key', `the value "${one}" has no words.`)
}

/** Choices of an endpoint that is a list. */
export function checkOptions(found: unknown, place: ConfigPlace, form: Tree | undefined): void {
  // A choice is said by its row alone.
  const { seen } = rowsAnswered(found, { ...place, scope: {} }, 'call')
  members({
    'call!': reading,
    body: anything,
    'value!': seen(path),
    'label!': seen(textPath),
    note: seen(shownPath),
    image: seen(textPath),
    fills: (map, at) => {
      if (!isObject(map)) return wrong(at, 'not-data', 'expected paths by the name of their member.')
      for (const [name, from] of Object.entries(map)) {
        if (form && !own(form.properties, name))
          unknown(at, 'unknown-field', `the form has no member "${name}".`, name, Object.keys(form.properties ?? {}))
        seen(path)(from, under(at, name))
      }
    },
    without: literals,
    first: message,
    empty: members({ 'text!': words, action: link }),
  })(found, place)
  rowsAnswered(found, place, 'call').checkCall()
}

const checkCheck: Check = (found, place) => {
  const { seen, checkCall } = wholeAnswered(found, place, 'answer')
  members({
    'call!': reading,
    'body!': anything,
    'failed!': message,
    shows: seen(shownPath),
    image: seen(textPath),
  })(found, place)
  checkCall()
}

// The checks that go beyond the shape of a value, by their names in the grammar.
import {
  checkBound,
  checkEntries,
  checkLiterals,
  checkMessageKey,
  checkPath,
  checkQuery,
  checkRefTo,
  checkShown,
  checkShownPath,
  checkSummed,
  reserved,
  checkText,
  checkTextRef,
  seeing,
  under,
  unknown,
  checkValueOf,
  checkMessage,
  wrong,
  type ConfigPlace,
} from './checks'
import { idsOf } from './checkBody'
import { checkSequence } from './checkAnswer'
import { checkTypedLine, editedAt, inputMeanings } from './inputMeanings'
import { requestMeanings } from './requestMeanings'
import { checkField, checkFieldMessages } from './checkField'
import { follow, own, type Tree } from './known'
import { treeOfInitial, typesOf } from './treeTypes'
import { checkPossible } from './unfitReason'
import { fieldWidgets, type Edited, type FieldWidgetDefinition } from '../grammar/fieldWidgets'
import { formats, type FormatDefinition } from '../grammar/formats'
import type { ObjectRule, Rule } from '../grammar/grammar'
import type { Meaning } from '../grammar/meaning'
import { isObject } from '../runtime/merge'

type Special = Extract<Rule, { is: 'special' }>
type CheckMeaning = (
  found: unknown,
  place: ConfigPlace,
  rule: Special | ObjectRule,
  checkRule: (rule: Rule, found: unknown, place: ConfigPlace) => void,
) => void

export const meanings: { readonly [Name in Meaning]: CheckMeaning } = {
  ...inputMeanings,
  ...requestMeanings,
  bound: checkBound,
  choiceLabel: (found, place, rule, checkRule) => {
    checkRule(likeOf(rule), found, place)
    const [label = '', value = ''] = [found, place.holder?.value].map((path) => treeAt(place, path)?.['x-means'])
    if (label.endsWith('-id') && !value.endsWith('-id'))
      wrong(
        place,
        'cannot-match',
        `means "${label}", and the value of a choice does not: one stands in place of the other.`,
      )
  },
  choiceNote: (found, place) => (isObject(found) ? checkMessage : checkShownPath)(found, place),
  choiceValue: (found, place, rule, checkRule) => {
    checkRule(likeOf(rule), found, place)
    const meant = itemOf(place.tree)?.['x-means']
    const tree = treeAt(place, found)
    if (meant !== undefined && tree && tree['x-means'] !== meant)
      wrong(place, 'cannot-match', `the field holds what means "${meant}", and "${String(found)}" does not mean so.`)
  },
  field: (found, place) => {
    if (isObject(found)) checkField(found, place)
  },
  fieldInitial: (found, place) => {
    const refTo = (ref: unknown, more = {}) => checkRefTo(treeOfInitial(place.tree ?? {}, ref), more)
    if (isObject(found)) refTo(found, { or: refTo(found['or']) })(found, place)
    else if (Array.isArray(found)) checkLiterals(found, place)
    if (found === null)
      wrong(place, 'not-data', 'expected a value or { from: path }: leave it out where there is none.')
    else if (!isObject(found)) checkPossible(place.tree, found, place)
  },
  fieldItem: (found, place, rule, checkRule) => {
    const { tree } = place
    if (tree && !typesOf(tree).includes('array')) return misplaced(place, 'no list')
    checkRule(likeOf(rule), found, { ...place, tree: tree?.items })
  },
  fields: (found, place, rule, checkRule) => {
    const { tree } = place
    const of = likeOf(rule)
    if (tree && !typesOf(tree).includes('object')) return misplaced(place, 'no object')
    if (!isObject(found)) return wrong(place, 'not-data', 'expected fields by the name of their member.')
    const allowed = Object.keys(tree?.properties ?? {})
    for (const [name, one] of Object.entries(found)) {
      const inner = own(tree?.properties, name)
      if (tree && !inner) unknown(place, 'unknown-field', `the form has no member "${name}".`, name, allowed)
      else if (of.is === 'byId') checkRule(of.of, one, { ...under(place, name), tree: inner })
      const needed = [...(tree?.required ?? []), ...(tree?.mayRequire ?? [])]
      if (inner) checkFieldMessages(one, inner, needed.includes(name), under(place, name))
    }
    for (const name of allowed)
      if (!Object.hasOwn(found, name)) wrong(place, 'missing-key', `the member "${name}" of the form has no field.`)
  },
  fieldOnly: (found, place) => {
    const tree = itemOf(place.tree)
    if (tree && !tree.enum) misplaced(place, 'no enum')
    checkRefTo({ type: 'array', ...(tree && { items: tree }) })(found, place)
  },
  fieldCheck: (found, place, rule, checkRule) => {
    checkRule(likeOf(rule), found, place)
    checkTypedLine('check', place)
  },
  fieldSuggest: (found, place) => {
    checkTypedLine('suggest', place)
    const tree = itemOf(place.tree)
    if (!Array.isArray(found)) return checkRefTo({ type: 'array', ...(tree && { items: tree }) })(found, place)
    checkLiterals(found, place)
    for (const one of found) checkPossible(tree, one, place)
  },
  fieldSuggestNote: (found, place, rule, checkRule) => {
    if (place.holder?.['suggest'] === undefined)
      wrong(place, 'missing-key', 'it is a note on suggested values: add "suggest".')
    const row: Tree = { properties: { value: itemOf(place.tree) ?? { open: true } }, required: ['value'] }
    checkRule(likeOf(rule), found, seeing(place, { row }))
  },
  fieldWidget: (found, place, rule, checkRule) => {
    const given = editedAt(place)
    const { widgets } = place.known
    if (typeof found === 'string' && !Object.hasOwn(fieldWidgets, found) && !widgets.includes(found)) {
      const fitting = Object.entries<FieldWidgetDefinition>(fieldWidgets).filter(
        ([, { fits }]) => given.length === 0 || fits.some((one) => given.includes(one)),
      )
      const allowed = [...fitting.map(([name]) => name), ...widgets]
      return unknown(place, 'unknown-widget', `there is no widget "${found}".`, found, allowed)
    }
    checkRule(likeOf(rule), found, place)
    const fits = own<FieldWidgetDefinition>(fieldWidgets, found)?.fits
    if (!fits || given.length === 0 || given.some((one) => fits.some((fit) => fit === one))) return
    const takes = fits.map((one) => editedNames[one]).join(' or ')
    wrong(place, 'cannot-match', `"${String(found)}" edits ${takes}, and the member of the form is ${given[0]}.`)
  },
  fieldWords: (found, place) => wordsOf(found, place, itemOf(place.tree)),
  fills: (found, place) => {
    if (!isObject(found)) return wrong(place, 'not-data', 'expected paths by the name of their member.')
    const allowed = Object.keys(place.form?.properties ?? {})
    for (const [name, from] of Object.entries(found)) {
      if (place.form && !own(place.form.properties, name))
        unknown(place, 'unknown-field', `the form has no member "${name}".`, name, allowed)
      checkPath(from, under(place, name))
    }
  },
  formatOfValue: (found, place, rule, checkRule) => {
    checkRule(likeOf(rule), found, place)
    const fits = own<FormatDefinition>(formats, found)?.fits
    const { value, from, by, sum } = place.holder ?? {}
    const given = sum === undefined ? typesOf(treeAt(place, value ?? from ?? by) ?? {}) : ['number']
    if (fits && given.length > 0 && !given.some((type) => fits.some((one) => one === type)))
      wrong(place, 'cannot-match', `"${String(found)}" writes ${fits.join(' or ')}, and the value is ${given[0]}.`)
  },
  formField: (found, place) => {
    checkText(found, place)
    const allowed = Object.keys(place.form?.properties ?? {})
    if (place.form && !allowed.includes(String(found)))
      unknown(place, 'unknown-field', `the form has no member "${String(found)}".`, found, allowed)
  },
  formParts: (found, place, rule, checkRule) => {
    checkRule(likeOf(rule), found, place)
    if (place.holder?.steps !== undefined && place.holder.sections !== undefined)
      wrong(place, 'unknown-key', 'a form has either "steps" or "sections".')
    const allowed = Object.keys(place.form?.properties ?? {})
    const seen = new Set<unknown>()
    for (const [id, part] of Object.entries(isObject(found) ? found : {})) {
      const at = { ...place, where: [...place.where, id, 'fields'] }
      for (const name of isObject(part) && Array.isArray(part.fields) ? part.fields : []) {
        if (place.form && !allowed.includes(String(name)))
          unknown(at, 'unknown-field', `the form has no member "${String(name)}".`, name, allowed)
        if (seen.has(name)) wrong(at, 'repeated-name', `"${String(name)}" stands in another part as well.`)
        seen.add(name)
      }
    }
  },
  itemMember: (found, place, rule) => {
    checkText(found, place)
    const list = siblingOf(rule)
    const item = stepOf(place, rule)
    const allowed = Object.keys(item?.properties ?? {})
    if (item && !item.open && !allowed.includes(String(found)))
      unknown(place, 'unknown-path', `a ${list.replace(/s$/, '')} has no "${String(found)}".`, found, allowed)
  },
  lineWords: (found, place) => {
    const tree = treeAt(place, place.holder?.value)
    wordsOf(found, place, tree)
    if (tree && typesOf(tree).some((type) => type !== 'string'))
      wrong(place, 'cannot-match', 'only a text of a closed set has words for each value.')
    if (place.holder?.format !== undefined)
      wrong(above(place), 'unknown-key', '"format" does not belong here: "words" say how the value is written.')
  },
  openParam: (found, place) => {
    checkText(found, place)
    if (reserved.includes(String(found)))
      wrong(place, 'reserved-name', `"${String(found)}" is taken out of every address: use another name.`)
  },
  pictureMember: (found, place) => {
    checkText(found, place)
    const item = treeAt(place, place.outer?.value)?.items
    const allowed = Object.keys(item?.properties ?? {})
    if (item && !item.open && !allowed.includes(String(found)))
      unknown(place, 'unknown-path', `a picture has no "${String(found)}".`, found, allowed)
  },
  query: checkQuery,
  reasons: (found, place) => {
    checkEntries(checkMessageKey)(found, place)
    const { refusals } = place.known
    for (const code of Object.keys(isObject(found) ? found : {})) {
      if (!/^-?\d+$/.test(code))
        wrong(place, 'unknown-key', `"${code}" is no code of the server: expected a whole number, such as 1310.`)
      else if (refusals && !refusals.includes(code))
        unknown(place, 'unknown-key', `the server never refuses with "${code}".`, code, refusals)
    }
  },
  sectionWords: (found, place) => wordsOf(found, place, treeAt(place, place.holder?.by)),
  standIn: (found, place) => {
    checkMessage(found, place)
    if (place.holder && !('when' in place.holder))
      wrong(place, 'changes-nothing', 'without `when`, the block is always there: leave it out.')
  },
  // Checked with the call, which knows its request.
  sent: () => {},
  sequenceSteps: (found, place, _rule, checkRule) => checkSequence(found, place, checkRule),
  sharing: (_found, place) => {
    const { nativeCalls } = place.known
    const allowed = Object.keys(nativeCalls).filter((name) => own(nativeCalls[name]?.properties, 'text'))
    const called = place.holder?.call
    if (own(nativeCalls, called) && !allowed.includes(String(called)))
      unknown(under(place, 'call'), 'unknown-native-call', `"${String(called)}" takes no "text".`, called, allowed)
  },
  siblingIds: (found, place, rule) => {
    const member = siblingOf(rule)
    if (member !== '') idsOf(place.holder?.[member])(found, place)
  },
  sortValue: (found, place) => {
    checkText(found, place)
    const name = place.outer?.sort
    if (name === undefined)
      return wrong(place, 'missing-key', 'the table names no "sort": the member of the request that sorts the rows.')
    const tree = own(place.request?.properties, name)
    for (const value of [found, `-${String(found)}`]) checkPossible(tree, value, place)
  },
  shown: (found, place) => {
    if (isObject(found) && found.words === undefined) checkShown(found, found.value ?? found.by, place)
  },
  stateName: (found, place) => checkPath(`state.${String(found)}`, place),
  stepLines: (found, place, rule, checkRule) =>
    checkRule(likeOf(rule), found, seeing(place, { step: stepOf(place, rule) ?? { open: true } })),
  stepWords: (found, place, rule) => wordsOf(found, place, own(stepOf(place, rule)?.properties, place.holder?.label)),
  summed: checkSummed,
  textReference: checkTextRef,
  value: checkValueOf({}),
  words: checkMessage,
  worded: (found, place) => {
    if (!isObject(found)) return
    const tree = treeAt(place, found.value)
    wordsOf(found.words, under(place, 'words'), tree)
    const allowed = (tree?.enum ?? []).map(String)
    for (const name of Object.keys(isObject(found.tones) ? found.tones : {}))
      if (allowed.length > 0 && !allowed.includes(name))
        unknown(under(place, 'tones'), 'unknown-value', `"${name}" can never be here.`, name, allowed)
  },
}

/** Checks the messages of a closed set: one for each value. */
function wordsOf(found: unknown, place: ConfigPlace, tree: Tree | undefined): void {
  checkEntries(checkMessageKey)(found, place)
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

function misplaced(place: ConfigPlace, what: string): void {
  const name = place.where.at(-1) ?? ''
  wrong(place, 'unknown-key', `"${name}" does not belong here: the member of the form is ${what}.`)
}

const above = (place: ConfigPlace): ConfigPlace => ({ ...place, where: place.where.slice(0, -1) })

/** Returns the tree of one value of a field that may hold several. */
const itemOf = (tree: Tree | undefined): Tree | undefined => tree?.items ?? tree

const editedNames: { readonly [Name in Edited]: string } = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  choice: 'a choice of an enum or of "options"',
}

function treeAt(place: ConfigPlace, written: unknown): Tree | undefined {
  return typeof written === 'string' ? follow(place.scope, written).tree : undefined
}

function likeOf(rule: Special | ObjectRule): Rule {
  return rule.is === 'special' ? rule.like : rule
}

/** Returns the tree of the members of the list that a sibling names. */
function stepOf(place: ConfigPlace, rule: Special | ObjectRule): Tree | undefined {
  return treeAt(place, place.holder?.[siblingOf(rule)])?.items
}

function siblingOf(rule: Special | ObjectRule): string {
  return rule.is === 'special' ? (rule.of ?? '') : ''
}

// The checks that go beyond the shape of a value, by their names in the grammar: what a field, a series, an address or a
// member of a request has to fit.
import {
  type Edited,
  type FieldWidgetDefinition,
  fieldWidgets,
  type FormatDefinition,
  formats,
  isObject,
  type SpecialCheck,
  type ObjectRule,
  type Rule,
  parseUrl,
} from '@pagewright/engine/tools'
import {
  checkBound,
  checkEntries,
  checkIcon,
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
  checkPossible,
  checkLiteral,
  checkMembers,
  checkOneOf,
  type Members,
  type Bounds,
} from './checks'
import { idsOf, checkSequence } from './checkCall'
import { follow, own, type Tree, treeOfInitial, typesOf } from './known'
import { checkConditions } from './checkConditions'

type Special = Extract<Rule, { is: 'special' }>
type RunSpecialCheck = (
  found: unknown,
  place: ConfigPlace,
  rule: Special | ObjectRule,
  checkRule: (rule: Rule, found: unknown, place: ConfigPlace) => void,
) => void

export const specialChecks: { readonly [Name in SpecialCheck]: RunSpecialCheck } = {
  captions: checkEntries((found, place) => {
    const language = place.where.at(-1) ?? ''
    if (!/^[a-z]{2,3}(-[A-Z][A-Za-z]+)?$/.test(language))
      wrong(place, 'unknown-key', `"${language}" is no language: expected one such as "en".`)
    if (typeof found === 'string' && !found.startsWith('/'))
      return wrong(place, 'not-data', 'expected a file of public/ such as "/tour.en.vtt".')
    checkFile(found, place)
  }),
  columnWidth: (found, place) => {
    checkOneOf(160, 200, 240, 280, 320)(found, place)
    for (const name of ['table', 'sections'])
      if (place.holder?.[name] !== undefined)
        wrong(place, 'unknown-key', `a list has either cards ("columnWidth") or "${name}".`)
  },
  conditionalTone: (found, place) => {
    checkMembers({ danger: checkConditions, warn: checkConditions, good: checkConditions, primary: checkConditions })(
      found,
      place,
    )
    if (!isObject(found)) return
    if (Object.keys(found).length === 0)
      wrong(place, 'changes-nothing', 'no tone has a condition: name one, or leave it out.')
    for (const [tone, when] of Object.entries(found)) {
      if (JSON.stringify(when) === JSON.stringify(place.holder?.when))
        wrong(under(place, tone), 'changes-nothing', `is the condition of the action itself: write tone: '${tone}'.`)
    }
  },
  mediaFile: (found, place) => {
    if (typeof found === 'string' && found.startsWith('/')) return checkFile(found, place)
    checkAddress(found, place)
  },
  outsideAddress: checkAddress,
  pictureShape: (found, place) => {
    checkOneOf('round', 'square', 'wide')(found, place)
    if (found === 'wide' && place.outer?.columnWidth === undefined)
      wrong(place, 'unknown-value', 'only a card of a list with "columnWidth" has a wide picture.')
  },
  entranceIcon: (found, place) => {
    checkIcon(found, place)
    if (place.holder?.look !== 'entrance') wrong(place, 'unfit-value', 'only a page with the look "entrance" draws it.')
  },
  seriesMember: (found, place) => {
    checkText(found, place)
    const path = place.outer?.points
    const list = typeof path === 'string' ? follow(place.scope, path).tree : undefined
    const allowed = Object.keys(list?.items?.properties ?? {})
    if (list?.items && !list.items.open && !allowed.includes(String(found)))
      unknown(place, 'unknown-path', `a point has no "${String(found)}".`, found, allowed)
  },
  mask: (found, place) => {
    checkText(found, place)
    const { tree } = place
    if (typeof found !== 'string') return
    if (!/[#A*]/.test(found))
      return wrong(place, 'cannot-match', 'a mask has a place for a character: "#", "A" or "*".')
    if (tree && typesOf(tree).length > 0 && !typesOf(tree).includes('string'))
      wrong(place, 'cannot-match', 'a mask groups a text, and the member of the form is none.')
    const most: unknown = tree && 'maxLength' in tree ? tree.maxLength : undefined
    const places = found.replaceAll(/[^#A*]/g, '').length
    if (typeof most === 'number' && most < places)
      wrong(place, 'cannot-match', `the mask has ${places} places, and the schema allows ${most} characters.`)
  },
  dialCodes: (found, place) => {
    if (!Array.isArray(found)) return checkRefTo({ type: 'array', items: { type: 'string' } })(found, place)
    for (const one of found)
      if (typeof one !== 'string' || !/^\+\d{1,4}$/.test(one))
        wrong(place, 'not-data', 'expected dial codes such as "+966".')
  },
  fieldBranches: (found, place) => {
    checkEntries(checkMessageKey)(found, place)
    const allowed = (place.tree ?? place.form)?.branches
    for (const name of isObject(found) ? Object.keys(found) : [])
      if (allowed && !allowed.includes(name))
        unknown(place, 'unknown-key', `the schema has no branch "${name}".`, name, allowed)
      else if (!allowed && (place.tree ?? place.form))
        return wrong(place, 'unknown-key', 'the schema has no branches here.')
  },
  comparedValues: (found, place) => {
    const tree = own(place.request?.properties, place.holder?.param)
    checkEntries(checkLiteral)(found, place)
    const values = (tree?.enum ?? []).map(String)
    for (const [name, other] of Object.entries(isObject(found) ? found : {})) {
      if (values.length > 0 && !values.includes(name))
        unknown(under(place, name), 'unknown-value', `"${name}" can never be here.`, name, values)
      else if (String(other) === name)
        wrong(under(place, name), 'cannot-match', `"${name}" would be compared with itself.`)
      else checkPossible(tree, other, under(place, name))
    }
  },
  manyChosen: (found, place) => {
    if (found !== true) return wrong(place, 'not-data', 'expected true, or no member.')
    const tree = own(place.request?.properties, place.holder?.param)
    if (tree && typesOf(tree).length > 0 && !typesOf(tree).includes('array'))
      wrong(place, 'cannot-match', 'several choices are sent as a list, and the member of the request is none.')
  },
  requestParam: (found, place) => {
    if (!place.request) return
    const allowed = Object.keys(place.request.properties ?? {})
    if (!allowed.includes(String(found)))
      unknown(place, 'unknown-key', `the request has no member "${String(found)}".`, found, allowed)
  },
  rowQuery: (found, place) => {
    const allowed = Object.keys(place.request?.properties ?? {})
    for (const [name, value] of Object.entries(isObject(found) ? found : {})) {
      const member = own(place.request?.properties, name)
      if (place.request && !member)
        unknown(under(place, name), 'unknown-key', `the request has no member "${name}".`, name, allowed)
      else checkValueOf(member ?? {})(value, under(place, name))
    }
  },
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
  formSections: (found, place, rule, checkRule) => {
    checkRule(likeOf(rule), found, place)
    if (place.holder?.steps !== undefined && place.holder.sections !== undefined)
      wrong(place, 'unknown-key', 'a form has either "steps" or "sections".')
    const allowed = Object.keys(place.form?.properties ?? {})
    const seen = new Set<unknown>()
    for (const [id, section] of Object.entries(isObject(found) ? found : {})) {
      const at = { ...place, where: [...place.where, id, 'fields'] }
      for (const name of isObject(section) && Array.isArray(section.fields) ? section.fields : []) {
        if (place.form && !allowed.includes(String(name)))
          unknown(at, 'unknown-field', `the form has no member "${String(name)}".`, name, allowed)
        if (seen.has(name)) wrong(at, 'repeated-name', `"${String(name)}" stands in another section as well.`)
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

/** Checks an address of another site that the market may link to. */
function checkAddress(found: unknown, place: ConfigPlace): void {
  const url = typeof found === 'string' ? parseUrl(found) : undefined
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    return wrong(place, 'not-data', 'expected an address such as https://help.example/start.')
  const { linkHosts } = place.known
  if (!linkHosts.includes(url.host))
    unknown(place, 'unknown-value', `"linkHosts" of the market lacks "${url.host}".`, url.host, linkHosts)
}

/** Checks the name of a file in `public/`. */
function checkFile(found: unknown, place: ConfigPlace): void {
  checkText(found, place)
  const { files } = place.known
  if (files && !files.includes(String(found)))
    unknown(place, 'missing-file', `public/ has no file "${String(found)}".`, found, files)
}

/** Checks the messages of a closed set: one for each value. */
function wordsOf(found: unknown, place: ConfigPlace, tree: Tree | undefined): void {
  checkEntries(checkMessageKey)(found, place)
  // The engine has words for null.
  const values = (tree?.enum ?? []).filter((one) => one !== null).map(String)
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

// Checks names and values that stand for members of a request.

/** Returns the kinds of values that a widget may edit at the member of a form. Returns none if the schema does not tell. */
function editedAt({ tree = {}, holder }: ConfigPlace): readonly string[] {
  const types = typesOf(tree)
  const hasChoices = [tree, tree.items].some((one) => one && ['enum', 'oneOf', 'anyOf'].some((name) => name in one))
  // RJSF makes two choices of a boolean: yes and no.
  const isChoice = hasChoices || holder?.options !== undefined || types.includes('boolean')
  return isChoice && types.length > 0 ? [...types, 'choice'] : types
}

/** Refuses a member of a field that only widgets with a typed line draw. A widget of the product draws what it likes. */
function checkTypedLine(member: string, place: ConfigPlace): void {
  const widget = place.holder?.widget
  const lines = Object.entries<FieldWidgetDefinition>(fieldWidgets).flatMap(([name, one]) => (one.isLine ? [name] : []))
  const isLine = widget === undefined ? !editedAt(place).includes('choice') : lines.some((one) => one === widget)
  if (isLine || (typeof widget === 'string' && !Object.hasOwn(fieldWidgets, widget))) return
  wrong(
    place,
    'cannot-match',
    `only a field with a typed line has "${member}": one with the widget ${lines.join(', ')}.`,
  )
}

/** Reports bounds that exclude each other, a calendar for a text that is no day, and pictures that nothing uploads. */
function checkField(field: Members, place: ConfigPlace): void {
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

const momentFormats: ReadonlySet<string> = new Set(['date', 'date-time', 'time', 'iso-date-time', 'iso-time'])

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
function checkFieldMessages(field: unknown, tree: Tree, isRequired: boolean, place: ConfigPlace): void {
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

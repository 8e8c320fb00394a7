// Checks a value against a rule of the grammar.
import {
  type Atom,
  fieldWidgets,
  isObject,
  type Member,
  namedRules,
  type NameSet,
  type ObjectRule,
  type PathTarget,
  type Rule,
} from '@pagewright/engine/tools'
import { asked, checkArgument, checkBody, checkChoices } from './checkCall'
import { checkConditions } from './checkConditions'
import {
  acceptAnything,
  checkEntries,
  checkFlag,
  checkIcon,
  checkLinkedRoute,
  checkLiteral,
  checkMembers,
  checkMessageKey,
  missing,
  checkName,
  checkNumber,
  checkOneOf,
  checkPath,
  checkPathTo,
  checkFileEndpoint,
  checkReadEndpoint,
  checkRoute,
  seeing,
  checkShownPath,
  checkText,
  checkTextPath,
  under,
  unknown,
  checkWriteEndpoint,
  wrong,
  type Check,
  type ConfigPlace,
} from './checks'
import { own } from './known'
import { specialChecks } from './specialChecks'

/** Names that are left out of the places of problems. */
export const silentMembers: ReadonlySet<string> = new Set(['blocks'])

/** Reports the problems of a value that a rule describes. */
export function checkRule(rule: Rule, found: unknown, place: ConfigPlace): void {
  switch (rule.is) {
    case 'name':
      return names[rule.set](found, place)
    case 'path':
      return paths[rule.to](found, place)
    case 'oneOf':
      return checkOneOf(...rule.values)(found, place)
    case 'choice':
      return checkOneOf(...Object.keys(rule.of))(found, place)
    case 'list':
      if (!Array.isArray(found)) return missing(place, 'not-a-list', 'a list', found)
      for (const one of found) checkRule(rule.of, one, place)
      return
    case 'byId':
      if (rule.keys) return checkKeyed(rule.of, rule.keys, found, place)
      return checkEntries((one, at) => checkRule(rule.of, one, at))(found, place)
    case 'object':
      return checkObject(rule, found, place)
    case 'either':
      return checkRule(alternative(rule.of, found), found, place)
    case 'type':
      return checkRule(rule.rule, found, place)
    case 'named':
      return checkRule(namedRules[rule.name], found, place)
    case 'kinds':
      return checkKind(rule, found, place)
    case 'special':
      return specialChecks[rule.check](found, place, rule, checkRule)
    case 'sees':
      return checkRule(rule.like, found, views[rule.what](place))
    default:
      return atoms[rule.is](found, place)
  }
}

const atoms: { readonly [Is in Atom]: Check } = {
  text: checkText,
  number: checkNumber,
  flag: checkFlag,
  null: checkOneOf(null),
  literal: checkLiteral,
  anything: acceptAnything,
  conditions: checkConditions,
  colour: checkText,
  definition: checkText,
  endpoint: checkText,
  language: checkText,
}

/** Returns the check of an object whose members have checks of their own, one for each member of the rule. */
export function checkMembersOf<Name extends string>(
  { rule: { members } }: { readonly rule: { readonly members: { readonly [Key in Name]: Member } } },
  checks: { readonly [Key in Name]: Check },
): Check {
  const entries = Object.entries<Member>(members)
  return checkMembers(
    Object.fromEntries(entries.map(([name, { isNeeded }]) => [isNeeded ? `${name}!` : name, checks[name as Name]])),
  )
}

const names: { readonly [Set in NameSet]: Check } = {
  message: checkMessageKey,
  readEndpoint: checkReadEndpoint,
  writeEndpoint: checkWriteEndpoint,
  fileEndpoint: checkFileEndpoint,
  route: checkRoute,
  linkedRoute: checkLinkedRoute,
  form: checkName((known) => Object.keys(known.forms), 'unknown-form', 'form'),
  icon: checkIcon,
  event: checkName((known) => known.events ?? [], 'unknown-event', 'event'),
  widget: checkName((known) => known.widgets, 'unknown-widget', 'widget'),
  fieldWidget: checkName((known) => [...Object.keys(fieldWidgets), ...known.widgets], 'unknown-widget', 'widget'),
  nativeCall: checkName((known) => Object.keys(known.nativeCalls), 'unknown-native-call', 'native call'),
}

const paths: { readonly [To in PathTarget]: Check } = {
  anything: checkPath,
  text: checkTextPath,
  address: checkPathTo({ type: 'string' }),
  image: checkPathTo({ type: 'string', 'x-means': 'image' }),
  textOrNumber: checkShownPath,
  number: checkPathTo({ type: 'number' }),
  list: checkPathTo({ type: 'array' }),
  shown: checkPathTo({ type: ['string', 'number', 'boolean', 'array'] }),
}

/** Returns the place of a member whose scope differs from that of its object. */
const views: { readonly [What in Extract<Rule, { is: 'sees' }>['what']]: (place: ConfigPlace) => ConfigPlace } = {
  answer: (place) => ({ ...place, scope: place.answer ?? place.scope }),
  form: (place) => {
    const form = own(place.known.forms, place.holder?.form)
    const filled = form ?? { open: true }
    return { ...seeing(place, { form: filled }), form, filled, tree: form }
  },
  ref: (place) => seeing(place, { ref: { type: 'string' } }),
  page: (place) => {
    const { state = {} } = place.scope.properties ?? {}
    return seeing({ ...place, scope: place.known.scope }, { state })
  },
}

/** Checks a value of the kind that one of its members names. */
function checkKind({ noun, member, of }: Extract<Rule, { is: 'kinds' }>, found: unknown, place: ConfigPlace): void {
  const written = isObject(found) ? found[member] : found
  const kind = isObject(found) ? own(of, written) : undefined
  if (kind) return checkRule(kind.rule, found, place)
  if (isObject(found) && written === undefined)
    return wrong(place, 'missing-key', `"${member}" is missing: it names the kind of ${noun}.`)
  unknown(place, `unknown-${noun}`, `there is no ${noun} ${JSON.stringify(written)}.`, written, Object.keys(of))
}

/** Chooses the alternative that the author meant. An object means the rule whose first member it has, else the last. */
function alternative(all: readonly Rule[], found: unknown): Rule {
  const isObjectRule = (rule: Rule) => objectIn(rule) !== undefined
  const objects = all.filter(isObjectRule)
  const others = all.filter((rule) => !isObjectRule(rule))
  const meant = objects.find((rule) => isObject(found) && firstMember(rule) in found)
  const fallback = isObject(found) ? (others.find(takesObjects) ?? objects.at(-1)) : others[0]
  return meant ?? fallback ?? all[0] ?? { is: 'anything' }
}

/** Returns true for a rule with a check of its own, such as messages. */
function takesObjects(rule: Rule): boolean {
  return rule.is === 'type' ? takesObjects(rule.rule) : rule.is === 'special'
}

function objectIn(rule: Rule): ObjectRule | undefined {
  if (rule.is === 'type') return objectIn(rule.rule)
  return rule.is === 'object' ? rule : undefined
}

function firstMember(rule: Rule): string {
  return Object.keys(objectIn(rule)?.members ?? {})[0] ?? ''
}

/** Checks entries whose names are in a closed set. */
function checkKeyed(of: Rule, keys: Rule, found: unknown, place: ConfigPlace): void {
  const allowed = keys.is === 'type' && keys.rule.is === 'oneOf' ? keys.rule.values.map(String) : []
  const all = Object.fromEntries(allowed.map((key) => [key, { doc: '', rule: of, isNeeded: false }]))
  checkObject({ is: 'object', members: all, oneOf: [] }, found, place)
}

function checkObject(rule: ObjectRule, found: unknown, outside: ConfigPlace): void {
  if (!isObject(found)) return missing(outside, 'not-data', 'an object', found)
  const call = rule.asks && asked(rule.asks, rule.members[rule.asks.by]?.isNeeded === true, found, outside)
  const place = { ...outside, ...call?.sees, holder: found, outer: outside.holder }
  for (const [name, { isNeeded }] of Object.entries(rule.members))
    if (isNeeded && found[name] === undefined) wrong(place, 'missing-key', `"${name}" is missing.`)
  for (const [name, value] of Object.entries(found)) {
    const member = own(rule.members, name)
    // Places of problems leave out `blocks`.
    if (member) checkRule(member.rule, value, silentMembers.has(name) ? place : under(place, name))
    else unknown(place, 'unknown-key', `"${name}" does not belong here.`, name, Object.keys(rule.members))
  }
  if (rule.oneOf.length > 0 && rule.oneOf.filter((name) => found[name] !== undefined).length !== 1) {
    const names = rule.oneOf.map((name) => `"${name}"`)
    const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    wrong(place, 'missing-key', `one of ${all} is needed, and only one.`)
  }
  if (rule.chooses) checkChoices(found, place)
  if (rule.passes) checkPassed(rule.passes.given, found, place)
  if (rule.check) specialChecks[rule.check](found, place, rule, checkRule)
  call?.check()
}

/** Checks the arguments of a native call. The engine adds the texts in `given`. */
function checkPassed(given: readonly string[], found: { readonly [name: string]: unknown }, place: ConfigPlace): void {
  const takes = own(place.known.nativeCalls, found.call)
  const filled = { properties: Object.fromEntries(given.map((name) => [name, { type: 'string' }])) }
  if (takes) checkBody(found.args, under(place, 'args'), takes, filled, checkArgument)
}

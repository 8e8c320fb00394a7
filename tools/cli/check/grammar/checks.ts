// The checks of single values: each reports the problems of one value, such as a name that does not exist, a value beyond
// the bounds of its schema, or a format that does not show what the value means.
import { formats, isObject, notAmong, type Problem, type ProblemName, valueMeaning } from '@pagewright/engine/tools'
import { follow, own, type Known, type KnownEndpoint, type Tree, mismatch, typesOf } from './known'

/** The place of a value, and the scope that its paths lead into. */
export interface ConfigPlace {
  readonly known: Known
  readonly scope: Tree
  readonly where: readonly string[]
  /** The object that contains the value, and the object that contains that one. */
  readonly holder?: Members | undefined
  readonly outer?: Members | undefined
  /** The request of the object's call, and the scope of members that see its answer. */
  readonly request?: Tree | undefined
  readonly answer?: Tree | undefined
  /** The form around the value, the members of a request that it fills, and the part that a field edits. */
  readonly form?: Tree | undefined
  readonly filled?: Tree | undefined
  readonly tree?: Tree | undefined
  report(problem: Problem): void
}
export interface Members {
  readonly [name: string]: unknown
}
export type Check = (value: unknown, place: ConfigPlace) => void

/** Returns the place of a member. */
export function under(place: ConfigPlace, name: string): ConfigPlace {
  return { ...place, where: [...place.where, name] }
}

/** Returns the same place with more members in its scope. */
export function seeing(place: ConfigPlace, more: { readonly [name: string]: Tree }): ConfigPlace {
  return { ...place, scope: { properties: { ...place.scope.properties, ...more } } }
}

/** Checks an object with these members and no others. A name that ends in `!` is required. */
export function checkMembers(grammar: { readonly [name: string]: Check }): Check {
  const checks = new Map(Object.entries(grammar).map(([name, check]) => [name.replace('!', ''), check]))
  const needed = Object.keys(grammar).filter((name) => name.endsWith('!'))
  return (value, place) => {
    if (!isObject(value)) return missing(place, 'not-data', 'an object', value)
    for (const name of needed.map((key) => key.slice(0, -1))) {
      if (value[name] === undefined) wrong(place, 'missing-key', `"${name}" is missing.`)
    }
    for (const [name, member] of Object.entries(value)) {
      const check = checks.get(name)
      if (check) check(member, under(place, name))
      else unknown(place, 'unknown-key', `"${name}" does not belong here.`, name, [...checks.keys()])
    }
  }
}

/** Checks each entry of an object. */
export function checkEntries(check: Check): Check {
  return (value, place) => {
    if (!isObject(value)) return missing(place, 'not-data', 'things by id', value)
    for (const [id, member] of Object.entries(value)) check(member, under(place, id))
  }
}

/** Checks a value of a closed set. */
export function checkOneOf(...allowed: readonly unknown[]): Check {
  return (value, place) => {
    if (!allowed.includes(value))
      unknown(place, 'unknown-value', `${describe(value)} is not possible.`, value, allowed.map(String))
  }
}

/** Checks a name that the product defines. */
export function checkName(
  set: (known: Known) => readonly string[],
  name: ProblemName,
  noun: string,
  wayOut = '',
): Check {
  return (value, place) => {
    const allowed = set(place.known)
    if (typeof value !== 'string' || !allowed.includes(value)) {
      unknown(place, name, `there is no ${noun} ${describe(value)}${wayOut}.`, value, allowed)
    }
  }
}

export const checkMessageKey = checkName(
  (known) => known.messages,
  'unknown-message',
  'message',
  ': add it to locales/en.json',
)
export const checkRoute = checkName((known) => known.routes, 'unknown-route', 'route')
export const checkLinkedRoute = checkName(
  (known) => [...known.routes, ...(known.otherRoutes ?? [])],
  'unknown-route',
  'route',
)
export const checkIcon = checkName((known) => known.icons, 'unknown-icon', 'icon')
const checkEndpoint = checkName((known) => Object.keys(known.endpoints), 'unknown-endpoint', 'endpoint')
/** Checks an endpoint that the page calls by itself. */
export const checkReadEndpoint: Check = (found, place) => {
  checkEndpoint(found, place)
  const { kind, bare, isFile } = facts(found, place)
  if (isFile) wrong(place, 'unfit-value', `${describe(found)} answers a file, which only an action "download" saves.`)
  if (kind !== undefined && kind !== 'read' && bare !== 'read')
    wrong(
      place,
      'not-a-read',
      `${describe(found)} changes something on the server (kind "${kind}"), and this asks it by itself, again and again.`,
    )
}
/** Checks an endpoint whose answer is a file. */
export const checkFileEndpoint: Check = (found, place) => {
  checkEndpoint(found, place)
  if (own(place.known.endpoints, found) && !facts(found, place).isFile)
    wrong(place, 'unfit-value', `${describe(found)} answers no file: its "answer" is in schemas/api.json.`)
}
/** Checks an endpoint that is called once, when the person presses. */
export const checkWriteEndpoint: Check = (found, place) => {
  checkEndpoint(found, place)
  if (facts(found, place).kind === 'read')
    wrong(
      place,
      'not-a-write',
      `${describe(found)} only reads, so pressing would do nothing: its kind is in schemas/api.json.`,
    )
}

function facts(found: unknown, { known: { endpoints } }: ConfigPlace): Partial<KnownEndpoint> {
  return own(endpoints, found) ?? {}
}

export const acceptAnything: Check = () => {}
export const checkText: Check = (value, place) => {
  if (typeof value !== 'string') wrong(place, 'not-data', `expected a text, found ${describe(value)}.`)
}
export const checkFlag = checkOneOf(true, false)
export const checkNumber: Check = (found, place) => {
  if (typeof found !== 'number') wrong(place, 'not-data', 'expected a number.')
}
export const checkLiteral: Check = (found, place) => {
  if (typeof found !== 'string' && typeof found !== 'number') wrong(place, 'not-data', 'expected a text or a number.')
}

/** Checks a path into the scope. */
export const checkPath: Check = (value, place) => {
  if (typeof value !== 'string') return wrong(place, 'not-data', `expected a path, found ${describe(value)}.`)
  const found = follow(place.scope, value)
  if (!found.tree)
    unknown(place, 'unknown-path', `"${value}" leads nowhere: there is no "${found.at}".`, found.at, found.allowed)
}

/** Checks the format of a value. */
const checkFormat = checkOneOf(...Object.keys(formats))

/** Checks a path to a value of the given type, if the schemas tell its type. */
export function checkPathTo(to: Tree): Check {
  return (found, place) => {
    checkPath(found, place)
    const { tree } = typeof found === 'string' ? follow(place.scope, found) : {}
    const why = tree && mismatch(tree, to)
    const [, name] = /^query\.(\w+)$/.exec(String(found)) ?? []
    const wayOut =
      name !== undefined && typesOf(to).includes('number') ? `: add query: { ${name}: 'number' } to the page` : ''
    if (why !== undefined) wrong(place, 'cannot-match', `${describe(found)} ${why}${wayOut}.`)
  }
}
const shown: Tree = { type: ['string', 'number'] }
const checkAnyText = checkPathTo({ type: 'string' })
/** Checks a path to a text that people read. */
export const checkTextPath: Check = (found, place) => {
  checkAnyText(found, place)
  const { tree } = typeof found === 'string' ? follow(place.scope, found) : {}
  const meaning = tree?.['x-means']
  if (meaning !== undefined && valueMeaning(meaning)?.formats.every((format) => format !== 'text' && format !== 'id'))
    wrong(place, 'cannot-match', `${describe(found)} means "${meaning}", and here stands a text that people read.`)
}
export const checkShownPath = checkPathTo(shown)

/** Checks `{ from: path }` to a value of the given type. */
export function checkRefTo(to: Tree, more: { readonly [name: string]: Check } = {}): Check {
  return (found, place) => {
    if (isObject(found) && 'from' in found) checkMembers({ 'from!': checkPathTo(to), ...more })(found, place)
    else wrong(place, 'not-data', `expected { from: path }, found ${describe(found)}.`)
  }
}
export const checkTextRef = checkRefTo({ type: 'string' })
export const checkShownRef = checkRefTo(shown)
/** Checks `{ from: path }` to a figure, or the product of two. */
export const checkFigureRef = checkRefTo(shown, { times: checkShownPath })

/** Checks a literal, a list of literals, or `{ from: path }` to a value of the given type. */
export function checkValueOf(to: Tree): Check {
  return (found, place) => {
    if (isObject(found)) checkRefTo(to)(found, place)
    else if (Array.isArray(found)) checkLiterals(found, place)
  }
}

/** Checks a list of texts and numbers. */
export const checkLiterals: Check = (found, place) => {
  if (!Array.isArray(found)) return wrong(place, 'not-a-list', `expected a list, found ${describe(found)}.`)
  for (const one of found) checkLiteral(one, place)
}

/** Checks a text, a number, or `{ from: path }`. */
const figureOrText: Check = (found, place) => (isObject(found) ? checkShownRef : checkLiteral)(found, place)
const arithmetic: { readonly [name: string]: Check } = {
  sum: checkSummed,
  times: checkShownPath,
  over: checkShownPath,
  plus: checkShownPath,
  minus: checkShownPath,
  places: checkOneOf(0, 1, 2, 3, 4, 5, 6, 7, 8),
}
/** Checks the member of a list that is added up. `holder` has the path of the list. */
export function checkSummed(found: unknown, place: ConfigPlace): void {
  checkText(found, place)
  const { value, from } = place.holder ?? {}
  const path = value ?? from
  const tree = typeof path === 'string' ? follow(place.scope, path).tree : undefined
  if (!tree || tree.open) return
  if (!tree.items) return wrong(place, 'cannot-match', `${describe(path)} is no list, so nothing can be added up.`)
  const member = own(tree.items.properties, found)
  const allowed = Object.keys(tree.items.properties ?? {})
  if (!member && !tree.items.open)
    return unknown(place, 'unknown-path', `an item has no member ${describe(found)}.`, found, allowed)
  const why = member && mismatch(member, shown)
  if (why !== undefined) wrong(place, 'cannot-match', `${describe(found)} ${why}.`)
}
/** Checks the value of a placeholder. A reference may have a format. */
const placeholder: Check = (found, place) => {
  if (!isObject(found)) return checkLiteral(found, place)
  const to: Tree = found.sum === undefined && found.format !== 'list' ? shown : { type: 'array' }
  checkRefTo(to, { ...arithmetic, format: checkFormat })(found, { ...place, holder: found })
  checkShown(found, found.from, place, { isInText: true })
}

/** Checks that the format of a value fits what the value means, as far as its schema says so. */
export function checkShown(
  { format: written, sum, times, over }: Members,
  path: unknown,
  place: ConfigPlace,
  { isInText = false } = {},
): void {
  const found = typeof path === 'string' ? follow(place.scope, path).tree : undefined
  const tree = typeof sum === 'string' ? own(found?.items?.properties, sum) : found
  // A product or a quotient means something else than its parts.
  if (!tree || times !== undefined || over !== undefined) return
  const fault = unfitFormat(tree, written, { isInText, hasMeanings: place.known.hasMeanings === true })
  const at = written === undefined ? place : under(place, 'format')
  // An unknown format is told as such.
  const isKnown = written === undefined || (typeof written === 'string' && Object.hasOwn(formats, written))
  if (fault && isKnown) unknown(at, 'unfit-format', `${describe(sum ?? path)} ${fault.what}`, written, fault.allowed)
}

/** Checks a number, a date or time, `{ from: path }`, or a list of several of them. */
export const checkBound: Check = (found, place) => {
  if (!Array.isArray(found)) return checkOneBound(found, place)
  if (found.length < 2) wrong(place, 'not-data', 'expected at least two bounds: write one without a list.')
  for (const one of found) checkOneBound(one, place)
}
const checkOneBound: Check = (found, place) => {
  const isMoment = typeof found === 'string' && /^(\d{4}-\d\d-\d\d|\d\d:\d\d)/.test(found)
  if (typeof found !== 'number' && !isMoment)
    checkRefTo(shown, { times: checkShownPath, unit: checkPathTo({ type: 'string' }), message: checkMessageKey })(
      found,
      place,
    )
}

/** Checks the members of a URL's query. Names that carry the identity are reserved. */
export const checkQuery: Check = (found, place) => {
  checkEntries(figureOrText)(found, place)
  for (const name of isObject(found) ? Object.keys(found) : []) {
    if (reserved.includes(name))
      wrong(under(place, name), 'reserved-name', `"${name}" is taken out of every address: use another name.`)
  }
}
export const reserved: readonly string[] = ['uid', 'token']

/** Checks a message, or a message with the values of its placeholders. */
export const checkMessage: Check = (found, place) => {
  if (isObject(found)) checkMembers({ 'say!': checkMessageKey, 'with!': checkEntries(placeholder) })(found, place)
  else checkMessageKey(found, place)
}

/** Reports a value that differs from the expected one. */
export function missing(place: ConfigPlace, name: ProblemName, expected: string, found: unknown): void {
  wrong(place, name, `expected ${expected}, found ${describe(found)}.`)
}

export function wrong(place: ConfigPlace, name: ProblemName, what: string): void {
  place.report({ name, where: place.where, what })
}

export function unknown(
  place: ConfigPlace,
  name: ProblemName,
  what: string,
  written: unknown,
  allowed: readonly string[],
): void {
  place.report(notAmong({ name, where: place.where, what }, written, allowed))
}

export function describe(found: unknown): string {
  return found === undefined ? 'nothing' : (JSON.stringify(found) ?? typeof found).slice(0, 80)
}

/** The bounds of a schema. A schema file has passed `checkKeywords`, so its values have these types. */
export interface Bounds {
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/** Returns the least and the greatest number at a tree. A count of things is never negative. */
export function numberBounds(tree: Tree & Bounds): { readonly least: number; readonly most: number } {
  const counts = valueMeaning(tree['x-means'])?.isNegative === false ? 0 : -Infinity
  return {
    least: Math.max(counts, tree.minimum ?? tree.exclusiveMinimum ?? -Infinity),
    most: tree.maximum ?? tree.exclusiveMaximum ?? Infinity,
  }
}

/** Returns why a literal breaks a bound of its schema: "is longer than 20 characters". Returns undefined if it fits. */
function unfitReason(tree: Tree & Bounds, found: unknown): string | undefined {
  if (typeof found === 'string') return unfitText(tree, found)
  if (typeof found === 'number') return unfitNumber(tree, found)
  if (!Array.isArray(found)) return undefined
  const { minItems = 0, maxItems = Infinity } = tree
  if (found.length < minItems) return `has fewer than ${minItems} members`
  return found.length > maxItems ? `has more than ${maxItems} members` : undefined
}

function unfitText({ pattern, minLength = 0, maxLength = Infinity }: Bounds, found: string): string | undefined {
  const { length } = [...found]
  if (length < minLength) return `has fewer than ${minLength} characters`
  if (length > maxLength) return `has more than ${maxLength} characters`
  return pattern === undefined || new RegExp(pattern, 'u').test(found) ? undefined : `does not match ${pattern}`
}

function unfitNumber(bounds: Bounds, found: number): string | undefined {
  const { minimum = -Infinity, maximum = Infinity, multipleOf = 0 } = bounds
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = bounds
  if (found < minimum) return `is below ${minimum}`
  if (found > maximum) return `is above ${maximum}`
  if (found <= exclusiveMinimum) return `is not above ${exclusiveMinimum}`
  if (found >= exclusiveMaximum) return `is not below ${exclusiveMaximum}`
  if (multipleOf === 0) return undefined
  const steps = found / multipleOf
  return Math.abs(steps - Math.round(steps)) < 1e-9 ? undefined : `is no multiple of ${multipleOf}`
}

/** Checks that a value can occur. Otherwise a condition would never hold, and the server would refuse a request. */
export function checkPossible(tree: Tree | undefined, found: unknown, place: ConfigPlace, wayOut = ''): void {
  const unfit = tree && unfitReason(tree, found)
  if (tree?.enum && !tree.enum.includes(found)) {
    unknown(place, 'unknown-value', `${describe(found)} can never be here.${wayOut}`, found, tree.enum.map(String))
  } else if (tree?.type !== undefined && ![tree.type].flat().some((type) => isOf(type, found))) {
    wrong(place, 'not-data', `expected ${[tree.type].flat().join(' or ')}, found ${describe(found)}.`)
  } else if (unfit !== undefined) wrong(place, 'unfit-value', `${describe(found)} ${unfit}.`)
}

function isOf(type: string, found: unknown): boolean {
  if (type === 'integer') return Number.isInteger(found)
  if (type === 'array') return Array.isArray(found)
  if (type === 'null') return found === null
  return typeof found === type
}

/** Meanings whose value can be read as it is within a sentence: `5`, `2.5`, `2026-01-31`. */
const readableInText: ReadonlySet<string> = new Set(['count', 'quantity', 'date'])

/**
 * Returns why a format, or none, shows a value badly, and the formats that fit. Returns undefined if it fits, or if the
 * schema does not say what the value means. The format `text` shows any amount without formatting.
 */
function unfitFormat(
  tree: Tree,
  written: unknown,
  { isInText = false, hasMeanings = false } = {},
): { readonly what: string; readonly allowed: readonly string[] } | undefined {
  const { 'x-means': name = '' } = tree
  const meaning = valueMeaning(name)
  if (!meaning) return hasMeanings ? unlikelyFormat(tree, written) : undefined
  const allowed: readonly string[] = meaning.formats
  if (allowed.length === 0) return { what: `means "${name}", which nobody should read.`, allowed }
  if (written === undefined && isInText && (name.endsWith('-id') || readableInText.has(name))) return undefined
  if (typeof written === 'string' && allowed.includes(written)) return undefined
  const fault = written === undefined ? 'no format stands here' : `${JSON.stringify(written)} does not show it`
  return { what: `means "${name}", and ${fault}.`, allowed }
}

/** Returns why a format needs a meaning: the schema says that any text, or any number, may be there. */
function unlikelyFormat(tree: Tree, written: unknown): ReturnType<typeof unfitFormat> {
  const format = typeof written === 'string' ? written : ''
  const [type] = [tree.type].flat().filter((one) => one !== 'null')
  const isText = type === 'string' && !('format' in tree) && tree.enum === undefined && forFigures.has(format)
  const isNumber = (type === 'integer' || type === 'number') && (format === 'id' || format === 'image')
  if (!isText && !isNumber) return undefined
  const what = `has the format "${format}", and its schema does not say that it means so: add "x-means".`
  return { what, allowed: [] }
}

/** Formats that write a figure, a moment or a picture. */
const forFigures: ReadonlySet<string> = new Set(
  'money count percent short time date clock ago day shortDay image'.split(' '),
)

// The choices of the shell. The shell's address contains all of them, so that people can share a state.
import { appNames, type AppName } from './apps'

export const arrivals = ['start', 'asked', 'parsed', 'loaded', 'late', 'never'] as const
/**
 * The moment when the app's side of the bridge appears. It appears before the page, on request, when the document is
 * parsed or loaded, a second late, or never.
 */
export type Arrival = (typeof arrivals)[number]

export const manners = ['normal', 'slow', 'never', 'refused', 'garbage', 'missing'] as const
/** The behaviour of a function. A slow one takes five seconds, and a missing one does not exist in the app. */
export type Manner = (typeof manners)[number]

export const sessions = ['good', 'over'] as const

export interface Choices {
  readonly app: AppName
  /** The path of a real app's script, which replaces our simulated one; empty for none. */
  readonly script: string
  readonly arrival: Arrival
  readonly version: string
  readonly versionCode: number
  /** The id of the app's user; empty for nobody. */
  readonly user: string
  /** Whether the server still accepts the user's session. */
  readonly session: (typeof sessions)[number]
  readonly language: string
  /** The number of pictures that are chosen when the page asks for pictures. */
  readonly pictures: number
  /** Path and query of the page in the phone. */
  readonly path: string
  /** The functions that do not answer normally. */
  readonly manners: { readonly [name: string]: Manner }
}

/** The facts of the product that the choices depend on. */
export interface ChoicesOf {
  /** The functions that the app may have. */
  readonly functions: readonly string[]
  /** The app's user until somebody chooses another one. */
  readonly user: string
}

/** Everything but the user, who comes from the product. */
export const initialChoices: Omit<Choices, 'user'> = {
  app: 'webViewFrame',
  script: '',
  arrival: 'start',
  version: '1.4.0',
  versionCode: 120,
  session: 'good',
  language: 'en',
  pictures: 1,
  path: '/',
  manners: {},
}

/** Reads choices from the query of an address. Throws one sentence for an invalid value, or for a function that the app lacks. */
export function readChoices(search: string, { functions, user }: ChoicesOf): Choices {
  const query = new URLSearchParams(search)
  const initial = { ...initialChoices, user }
  const known = ['answer', ...Object.keys(initial).filter((name) => name !== 'manners')]
  for (const name of query.keys()) oneOf('choice', name, known)
  const text = (name: Exclude<keyof Choices, 'manners'>) => query.get(name) ?? String(initial[name])
  return {
    app: oneOf('app', text('app'), appNames),
    script: text('script'),
    arrival: oneOf('arrival', text('arrival'), arrivals),
    version: text('version'),
    versionCode: count('versionCode', text('versionCode')),
    user: text('user'),
    session: oneOf('session', text('session'), sessions),
    language: text('language'),
    pictures: count('pictures', text('pictures')),
    path: ownPath(text('path')),
    manners: Object.fromEntries(query.getAll('answer').map((text) => readManner(text, functions))),
  }
}

/** Returns the query for these choices. Omits choices with their initial value, and the first user. */
export function writeChoices(choices: Choices, user: string): string {
  const { manners: chosen, ...rest } = choices
  const initial = { ...initialChoices, user }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value !== initial[name as keyof typeof rest]) query.set(name, String(value))
  }
  for (const [name, manner] of Object.entries(chosen)) {
    if (manner !== 'normal') query.append('answer', `${name}:${manner}`)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

function readManner(text: string, functions: readonly string[]): readonly [string, Manner] {
  const [name = '', manner = ''] = text.split(':', 2)
  return [oneOf('function', name, functions), oneOf('answer', manner, manners)]
}

/** Returns the text if it is one of the known words. Throws one sentence otherwise. */
export function oneOf<T extends string>(what: string, text: string, known: readonly T[]): T {
  const found = known.find((each) => each === text)
  if (found === undefined) throw new Error(`There is no ${what} "${text}". Use ${known.join(', ')}.`)
  return found
}

function count(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} is "${text}", which is not a number from 0 on.`)
  return Number(text)
}

/** Returns a path of the page's own site. Throws one sentence for any other address. */
export function ownPath(text: string): string {
  if (!/^\/(?![/\\])/.test(text)) throw new Error(`The path is "${text}", which does not begin with one slash.`)
  return text
}

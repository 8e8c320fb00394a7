// What is chosen in the shell. All of it stands in the shell's own address, so a state can be handed on.
import { nativeFunctions } from '../../../src/generated/native'
import { appNames, type AppName } from './apps'

export const arrivals = ['start', 'asked', 'parsed', 'loaded', 'late', 'never'] as const
/**
 * When the app's side of the bridge is there: before the page, when the page asks for it, when its document has been read or
 * has been loaded, a second late, or never.
 */
export type Arrival = (typeof arrivals)[number]

export const manners = ['normal', 'slow', 'never', 'refused', 'garbage', 'missing'] as const
/** How a function answers; a slow one takes five seconds, and a missing one is not in the app at all. */
export type Manner = (typeof manners)[number]

export const sessions = ['good', 'over'] as const

export interface Choices {
  readonly app: AppName
  /** The path of a real script that the page has in place of our stand-in for the app's; empty for none. */
  readonly script: string
  readonly arrival: Arrival
  readonly version: string
  readonly versionCode: number
  /** The id of who uses the app; empty for nobody. */
  readonly user: string
  /** Whether the user's session at the server is still good. */
  readonly session: (typeof sessions)[number]
  readonly language: string
  /** How many pictures are chosen when the page asks for some. */
  readonly pictures: number
  /** Path and query of the page in the phone. */
  readonly path: string
  /** The functions that do not answer normally. */
  readonly manners: { readonly [name: string]: Manner }
}

export const initialChoices: Choices = {
  app: 'webViewFrame',
  script: '',
  arrival: 'start',
  version: '1.4.0',
  versionCode: 120,
  user: '1000001',
  session: 'good',
  language: 'en',
  pictures: 1,
  path: '/',
  manners: {},
}

/** Reads choices from the query of an address. Throws one sentence for what there is not. */
export function readChoices(search: string): Choices {
  const query = new URLSearchParams(search)
  const known = ['answer', ...Object.keys(initialChoices).filter((name) => name !== 'manners')]
  for (const name of query.keys()) oneOf('choice', name, known)
  const text = (name: Exclude<keyof Choices, 'manners'>) => query.get(name) ?? String(initialChoices[name])
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
    manners: Object.fromEntries(query.getAll('answer').map(readManner)),
  }
}

/** Gives the query that reads as these choices: what is not as it is at first. */
export function writeChoices(choices: Choices): string {
  const { manners: chosen, ...rest } = choices
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value !== initialChoices[name as keyof typeof rest]) query.set(name, String(value))
  }
  for (const [name, manner] of Object.entries(chosen)) {
    if (manner !== 'normal') query.append('answer', `${name}:${manner}`)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

function readManner(text: string): readonly [string, Manner] {
  const [name = '', manner = ''] = text.split(':', 2)
  return [oneOf('function', name, Object.keys(nativeFunctions)), oneOf('answer', manner, manners)]
}

/** Gives the known word that a text is. Throws one sentence where it is none. */
export function oneOf<T extends string>(what: string, text: string, known: readonly T[]): T {
  const found = known.find((each) => each === text)
  if (found === undefined) throw new Error(`There is no ${what} "${text}". Use ${known.join(', ')}.`)
  return found
}

function count(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} is "${text}", which is not a number from 0 on.`)
  return Number(text)
}

/** Gives a path of the page's own site. Throws one sentence where it leads elsewhere. */
export function ownPath(text: string): string {
  if (!/^\/(?![/\\])/.test(text)) throw new Error(`The path is "${text}", which does not begin with one slash.`)
  return text
}

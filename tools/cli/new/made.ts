import { requestInPages } from '../generate/listAdapter'
import type { JsonSchema } from '../generate/schemaSet'
import { camel } from '../camel'
import { callsIn, setIn } from './contract'
import type { Answers } from './questions'
import type { SourceEdits } from './sources'

/** A new block with its id and the message keys that it needs. */
export interface Made {
  readonly id: string
  readonly block: object
  readonly words: readonly string[]
}

export function requestOf(sources: SourceEdits, call: string): JsonSchema {
  const found = callsIn(sources)[call]
  if (!found) throw new Error(`There is no endpoint "${call}".`)
  return requestInPages(setIn(sources), found)
}

/** A value of a flag that is a path. */
export const pathInAnswer = /^(user|query|now|market|data|state|form)\.\w/

/** Returns the body from flags, with literals in the type of each member. Throws for an unknown member. */
export function bodyOfAnswers(
  { body }: Answers,
  request: JsonSchema,
): { readonly [name: string]: unknown } | undefined {
  if (body === undefined) return undefined
  return Object.fromEntries(
    body.split('\n').map((one) => {
      const [, name = '', value = ''] = /^(\w+)=(.+)$/s.exec(one) ?? []
      const schema = request.properties?.[name]
      if (!schema)
        throw new Error(
          `--body "${one}": the request has no such member. It has: ${Object.keys(request.properties ?? {}).join(', ')}.`,
        )
      if (pathInAnswer.test(value)) return [name, { from: value }]
      if (/^(row|answer)\.\w/.test(value))
        throw new Error(`--body "${one}": a new page has no row yet. Give it by the address: ${name}=query.id.`)
      const isText =
        (isOf(schema, 'string') && value !== 'null') || (Array.isArray(schema.enum) && schema.enum.includes(value))
      return [name, isText ? value : (JSON.parse(value) as unknown)]
    }),
  )
}

/** The last words of message keys that a page itself has. */
const ofPage: ReadonlySet<string> = new Set(['title', 'empty', 'submit', 'done', 'failed'])

/** Returns the message key of each member: from `--show`, or built from the page's area. */
export function keysOf({ show }: Answers, area: string): (member: string) => string {
  const said = new Map(shownBy(show).flatMap(([member, key]) => (key === undefined ? [] : [[member, key] as const])))
  const own = (member: string) => `${area}.${camel(member)}${ofPage.has(camel(member)) ? 'Field' : ''}`
  return (member) => said.get(member) ?? own(member)
}

/** Returns the members in the order in which `--show` lists them. */
export function shownBy(show: string | undefined): readonly (readonly [member: string, key: string | undefined])[] {
  return (show ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [member = '', key] = one.split('=')
      return [member, key] as const
    })
}

/** Returns true for a value of this type, or null. */
export function isOf({ type }: JsonSchema, wanted: string): boolean {
  return type !== undefined && [type].flat().every((one) => one === wanted || one === 'null')
}

export function schemaMembers(schema: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => (member ? [[name, member] as const] : []))
}

/** Returns message keys for the values of a closed set, one for each. The `true` of a consent needs none. */
export function wordsOfValues(schema: JsonSchema, key: string): { readonly [value: string]: string } | undefined {
  const values = Array.isArray(schema.enum) ? schema.enum.filter((one) => typeof one !== 'boolean' && one !== null) : []
  if (values.length === 0) return undefined
  const taken = new Set<string>()
  return Object.fromEntries(
    values.map((value) => {
      const text = String(value)
      // A value may have no letter, such as "." or "<", and differ from another only in its signs.
      const wanted = camel(/[a-z]/.test(text) ? text : text.toLowerCase()) || 'value'
      let name = wanted
      for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`
      taken.add(name)
      return [text, `${key}.${name}`]
    }),
  )
}

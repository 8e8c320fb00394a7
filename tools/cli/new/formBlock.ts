// Makes a form from the request of an endpoint: its schema, and a field for each member that the page does not supply.
import type { JsonSchema } from '../generate/schemaSet'
import { camel } from '../camel'
import { callsIn, formRef, setIn, whole } from './contract'
import { addJson } from './insert'
import { withBranches } from '../generate/branches'
import { bodyOfAnswers, isOf, keysOf, schemaMembers, requestOf, shownBy, wordsOfValues, type Made } from './made'
import type { Answers } from './questions'
import type { SourceEdits } from './sources'
import { messageKeys } from './words'

/** Bounds of texts and lists, by member. */
export type Bounds = { readonly [member: string]: JsonSchema }

export interface Wish {
  readonly call: string
  /** The first part of the message keys. */
  readonly area: string
  readonly bounds?: Bounds
}

/** Throws for an endpoint that only reads, that moves money, or whose request has no members to fill in. */
export function formBlock(answers: Answers, sources: SourceEdits, { call, area, bounds = {} }: Wish): Made {
  const request = requestOf(sources, call)
  const { kind, request: ref } = callsIn(sources)[call] ?? {}
  if (kind !== 'write') throw new Error(`"${call}" has kind "${kind}": a form page needs kind "write".`)
  const body = bodyOfAnswers(answers, request)
  const form = answers.form ?? area
  if (setIn(sources)['forms.json']?.[form])
    throw new Error(`There is a form "${form}" already: give another name as --form.`)
  const given = Object.keys(body ?? {})
  const left = [...given, ...hiddenIn(request, answers.show, given, call)]
  addForm(sources, form, { ref: ref ?? '', request, left, bounds })

  const keys = keysOf(answers, area)
  const words: string[] = []
  const fields = fieldsOf(withBranches(whole(sources, formRef(form))), keys, words)
  if (Object.keys(fields).length === 0) throw new Error(`"${call}" has no members that a person could fill in.`)
  const label = messageKeys(sources).has('common.submit') ? 'common.submit' : `${area}.submit`
  return {
    id: camel(form),
    block: {
      block: 'form',
      form,
      fields,
      submit: {
        do: 'call',
        call,
        label,
        tone: 'primary',
        ...(body && { body }),
        done: `${area}.done`,
        failed: `${area}.failed`,
        then: 'back',
      },
    },
    words: [label, `${area}.done`, `${area}.failed`, ...words],
  }
}

const mostLetters = 200
const mostItems = 20

interface Base {
  readonly ref: string
  readonly request: JsonSchema
  /** Members that the page supplies, or that nobody fills in. */
  readonly left: readonly string[]
  readonly bounds: Bounds
}

/** Adds the form's schema: the request with missing bounds added, and without the members that are left out. */
function addForm(sources: SourceEdits, form: string, { ref, request, left, bounds: said }: Base): void {
  const properties = Object.fromEntries(
    schemaMembers(request).flatMap(([name, schema]): (readonly [string, JsonSchema | null])[] => {
      if (left.includes(name)) return [[name, null]]
      const bounds = { ...boundsOf(schema, request.required?.includes(name)), ...said[name] }
      return Object.keys(bounds).length > 0 ? [[name, bounds]] : []
    }),
  )
  const isBounded = Object.keys(properties).length > 0
  addJson(sources, 'schemas/forms.json', ['$defs', form], { $ref: ref, ...(isBounded && { properties }) })
}

/** Returns the bounds that a schema lacks. Spaces alone do not count as a text where there has to be one. */
function boundsOf(schema: JsonSchema, isNeeded = true): JsonSchema | undefined {
  const { maxLength, minLength, pattern, maxItems, items } = schema
  if (isOf(schema, 'string') && schema.enum === undefined && maxLength === undefined)
    return {
      ...(isNeeded && minLength === undefined && { minLength: 1 }),
      ...(isNeeded && pattern === undefined && { pattern: '\\S' }),
      maxLength: mostLetters,
    }
  if (isOf(schema, 'object')) {
    const members = schemaMembers(schema).flatMap(([name, member]): (readonly [string, JsonSchema])[] => {
      const bounds = boundsOf(member, schema.required?.includes(name))
      return bounds && Object.keys(bounds).length > 0 ? [[name, bounds]] : []
    })
    return members.length > 0 ? { properties: Object.fromEntries(members) } : undefined
  }
  if (!isOf(schema, 'array')) return undefined
  const inner = items && boundsOf(items)
  return { ...(maxItems === undefined && { maxItems: mostItems }), ...(inner && { items: inner }) }
}

/**
 * Returns the members of a request that the form leaves out, because `--show` names others. Throws for an unknown one, and
 * if a required one is neither shown nor given.
 */
function hiddenIn(request: JsonSchema, show: string | undefined, given: readonly string[], call: string): string[] {
  const wanted = shownBy(show).map(([name]) => name)
  if (wanted.length === 0) return []
  const all = schemaMembers(request).map(([name]) => name)
  const unknown = wanted.find((name) => !all.includes(name))
  if (unknown !== undefined) throw new Error(`The request of "${call}" has no "${unknown}". It has: ${all.join(', ')}.`)
  const hidden = all.filter((name) => !wanted.includes(name) && !given.includes(name))
  const lost = hidden.filter((name) => request.required?.includes(name))
  if (lost.length > 0) throw new Error(`"${call}" needs ${lost.join(', ')}: name it in --show, or give it as --body.`)
  return hidden
}

function fieldsOf(schema: JsonSchema, keys: (member: string) => string, words: string[]): { [name: string]: object } {
  return Object.fromEntries(schemaMembers(schema).map(([name, member]) => [name, fieldOf(member, keys(name), words)]))
}

function fieldOf(schema: JsonSchema, key: string, words: string[]): object {
  words.push(key)
  const inner = (member: string) => `${key}.${camel(member)}`
  const values = wordsOfValues(schema.items ?? schema, key)
  words.push(...Object.values(values ?? {}))
  const isFigure = isOf(schema, 'integer') || isOf(schema, 'number')
  const branches = Array.isArray(schema.branches) ? schema.branches.map(String) : []
  const named = Object.fromEntries(branches.map((name) => [name, inner(name)]))
  words.push(...Object.values(named))
  return {
    label: key,
    ...(isFigure && { widget: 'number' }),
    ...(values && { words: values }),
    ...(branches.length > 0 && { branches: named }),
    ...(isOf(schema, 'object') && { fields: fieldsOf(schema, inner, words) }),
    ...(isOf(schema, 'array') && !values && schema.items && { items: fieldOf(schema.items, `${key}.one`, words) }),
  }
}

// Makes a list from the answer of an endpoint. The names of the members show which is the title and which the picture.
import { isDeepStrictEqual } from 'node:util'
import { responseInPages } from '../generate/listAdapter'
import { placesIn, type JsonSchema } from '../generate/schemaSet'
import { sizeNames, sizeOf } from '../import/pagesOf'
import { callsIn, setIn } from './contract'
import { keysOfLists } from './needs'
import { bodyOfAnswers, isOf, keysOf, schemaMembers, requestOf, shownBy, wordsOfValues, type Made } from './made'
import type { Answers } from './questions'
import type { SourceEdits } from './sources'

/** Throws if the endpoint does not answer a list, or needs values that nothing supplies. */
export function listBlock(answers: Answers, sources: SourceEdits, call: string, area: string): Made {
  const row = rowOf(sources, call)
  const request = requestOf(sources, call)
  const size = sizeIn(request)
  const body = size || answers.body !== undefined ? { ...size, ...bodyOfAnswers(answers, request) } : undefined
  const lost = (request.required ?? []).filter((name) => name !== 'page' && !Object.hasOwn(body ?? {}, name))
  if (lost.length > 0)
    throw new Error(`"${call}" needs ${lost.join(', ')}: give it as --body "<member>=<value or path>".`)

  const used = keysOfLists(sources)
  const isSameRow = (other: string) => isDeepStrictEqual(rowIn(sources, other), row)
  const usual = [
    ...used.filter((one) => one.rows === call),
    ...used.filter((one) => one.rows !== call && isSameRow(one.rows)),
  ].map((one) => one.key)
  const key = keyOf(row, { call, fixed: Object.keys(body ?? {}), usual }, answers.key)
  const title = titleOf(row, key)
  const image = schemaMembers(row).find(
    ([name, schema]) => isOf(schema, 'string') && /(avatar|image|icon|cover|logo)/.test(name),
  )
  const keys = keysOf(answers, area)
  const wanted = answers.show === undefined ? likelyLines(row, [key, title, image?.[0]]) : shownBy(answers.show)
  const shown = wanted.map(([member]) => ({ member, schema: memberOf(row, member, call) }))
  const lines = shown.map(({ member, schema }) => [member, lineOf(row, member, schema, keys(member))] as const)
  return {
    id: 'rows',
    block: {
      block: 'list',
      rows: call,
      ...(body && { body }),
      key: `row.${key}`,
      show: {
        title: `row.${title}`,
        ...(image && { image: `row.${image[0]}` }),
        ...(lines.length > 0 && { lines: Object.fromEntries(lines) }),
      },
      empty: { text: `${area}.empty` },
    },
    words: [
      `${area}.empty`,
      ...shown.flatMap(({ member, schema }) => [
        keys(member),
        ...Object.values(wordsOfValues(schema, keys(member)) ?? {}),
      ]),
    ],
  }
}

/** Returns the number of rows of a page as a part of the request, if the request requires it. */
export function sizeIn({ properties, required = [] }: JsonSchema): { readonly [name: string]: number } | undefined {
  const name = required.find((one) => sizeNames.test(one) && isOf(properties?.[one] ?? {}, 'integer'))
  return name === undefined ? undefined : { [name]: sizeOf(properties?.[name]) }
}

function rowOf(sources: SourceEdits, call: string): JsonSchema {
  const row = rowIn(sources, call)
  if (!row)
    throw new Error(`"${call}" does not answer a list: { has_more, list }, or say in schemas/api.json how it pages.`)
  return row
}

function rowIn(sources: SourceEdits, call: string): JsonSchema | undefined {
  const found = callsIn(sources)[call]
  return found && responseInPages(setIn(sources), found).properties?.list?.items
}

function memberOf(row: JsonSchema, member: string, call: string): JsonSchema {
  const schema = row.properties?.[member]
  const names = schemaMembers(row).map(([name]) => name)
  if (!schema) throw new Error(`A row of "${call}" has no "${member}". It has: ${names.join(', ')}.`)
  if (isOf(schema, 'object') || isOf(schema, 'array'))
    throw new Error(`"${member}" is an object or a list, not one value.`)
  return schema
}

interface Asked {
  readonly call: string
  /** Members that the request gives: all its rows may have the same. */
  readonly fixed: readonly string[]
  /** The keys of other lists of these rows, the likeliest first. */
  readonly usual: readonly string[]
}

/** Returns the member that identifies a row: what the caller says, what another list has, an id, or a required value. */
function keyOf(row: JsonSchema, { call, fixed, usual }: Asked, said: string | undefined): string {
  const possible = schemaMembers(row).filter(([, schema]) => isOf(schema, 'string') || isOf(schema, 'integer'))
  const names = possible.map(([name]) => name)
  if (said !== undefined) {
    if (names.includes(said)) return said
    throw new Error(`A row of "${call}" cannot be identified by "${said}". It has: ${names.join(', ')}.`)
  }
  // All rows of one request may have what it gives, and the ids of its path.
  const given = [...placesIn(call), ...fixed].map(plainName)
  const free = names.filter((name) => !given.includes(plainName(name)))
  const required = free.filter((name) => row.required?.includes(name))
  const find = (pattern: RegExp) =>
    required.find((name) => pattern.test(name)) ?? free.find((name) => pattern.test(name))
  const key =
    usual.find((name) => free.includes(name)) ??
    find(/^(_?id|[ug]?uid|guid|gid|sid)$/i) ??
    find(ownId(call)) ??
    find(/^(key|slug)$/i) ??
    find(/(^|_)[a-z]?id$|[a-z](I[dD]|Sid)$/) ??
    find(/(^|_)(no|code|key|slug)$|[a-z](Code|Key|Slug)$/) ??
    required[0]
  if (key === undefined)
    throw new Error(
      `A row of "${call}" has no required member that identifies it${names.length > 0 ? `: say --key with one of ${names.join(', ')}` : ''}.`,
    )
  return key
}

/** Matches the id that is named for the rows of a call: `eventId` of `GET /special-events`, `task_id` of `GET /Tasks`. */
function ownId(call: string): RegExp {
  const word = /[^/{}]+(?=(\/\{[^/]*)*$)/.exec(call.replace(/#.*/, ''))?.[0] ?? ''
  const noun = word.split(/[^A-Za-z]|(?=[A-Z])/).at(-1) ?? ''
  const one = noun.replace(/ies$/i, 'y').replace(/s$/i, '')
  return one === '' ? /^$/ : new RegExp(`^(.*_)?${one}[a-z]*_?s?id$`, 'i')
}

function plainName(name: string): string {
  return name.replaceAll(/\W|_/g, '').toLowerCase()
}

function titleOf(row: JsonSchema, key: string): string {
  const all = schemaMembers(row).filter(([, schema]) => isOf(schema, 'string'))
  const texts = all.filter(([, schema]) => schema.format === undefined)
  const found =
    texts.find(([name]) => /name|title/i.test(name)) ?? texts.find(([name]) => name !== key) ?? texts[0] ?? all[0]
  if (!found) throw new Error('A row has no text for its title.')
  return found[0]
}

/** Returns the first three members that say something of a row to a person. */
function likelyLines(row: JsonSchema, taken: readonly (string | undefined)[]): ReturnType<typeof schemaMembers> {
  const isShown = ([name, schema]: readonly [string, JsonSchema]) =>
    !taken.includes(name) &&
    (['string', 'integer', 'number'].some((type) => isOf(schema, type)) || schema.enum !== undefined) &&
    !/^ur[il]/.test(String(schema.format)) &&
    !/(^|_)[ug]?u?id$|[a-z]I[dD]$|url|image|avatar|icon|cover|logo|photo|password|token|secret/i.test(name)
  return schemaMembers(row).filter(isShown).slice(0, 3)
}

function lineOf(row: JsonSchema, member: string, schema: JsonSchema, label: string): object {
  const words = wordsOfValues(schema, label)
  const format = words ? undefined : formatOf(member, schema)
  return {
    label,
    value: `row.${member}`,
    ...(format !== undefined && { format }),
    ...(words && { words }),
    // A line without a value would be empty.
    ...(!row.required?.includes(member) && { when: { [`row.${member}`]: { exists: true } } }),
  }
}

function formatOf(member: string, schema: JsonSchema): string | undefined {
  if (isOf(schema, 'string') && schema.format === 'date-time') return 'time'
  if (isOf(schema, 'string') && schema.format === 'date') return 'date'
  const isText = isOf(schema, 'string')
  if ((isText || isOf(schema, 'integer')) && /(^|_)(id|uid|no)$|[a-z]I[dD]$/.test(member)) return 'id'
  if (!isOf(schema, 'integer')) return undefined
  return /(_at|time|since)$|[a-z](At|Time|Since)$/.test(member) ? 'time' : 'count'
}

// Checks the definitions of schemas/ before `inline` resolves them: references exist, nothing contains itself without end,
// and nothing is too large to draw. It does not resolve them itself, which might never end.
import { isObject, notAmong, type Problem } from '@pagewright/engine/tools'
import { longestMatched, mostMatched, patternFault } from '../grammar/patternFault'
import { contradictions, isConditional, impossibleConditions } from './contradictions'
import { type Located, unsendable } from './unsendable'
import { inline, type JsonSchema, type SchemaSet } from '../../generate/schemaSet'

const mostLevels = 12
const mostFields = 200
/** The most references in a row. */
const mostSteps = 20

/** Returns the problems of the definitions, each with file › definition › member. */
export function definitionProblems(set: SchemaSet): Problem[] {
  const references = Object.entries(set).flatMap(([file, definitions]) =>
    Object.entries(definitions).flatMap(([name, schema]) => referenceProblems(set, schema, file, [file, name])),
  )
  if (references.length > 0) return references
  const sizes = sizeProblems(set)
  return sizes.length > 0 ? sizes : [...memberProblems(set), ...unsendableProblems(set)]
}

/** Checks what only shows where schemas meet. A definition that is a part of others is checked with them. */
function unsendableProblems(set: SchemaSet): Problem[] {
  const parts = new Set(
    Object.entries(set).flatMap(([file, definitions]) =>
      Object.values(definitions).flatMap((schema) => partsIn(set, schema, file)),
    ),
  )
  const problems = Object.entries(set).flatMap(([file, definitions]) =>
    Object.entries(definitions).flatMap(([name, schema]) =>
      parts.has(schema) ? [] : unsendable(schema, [file, name], (one, where) => [located(set, one, where)]),
    ),
  )
  return [...new Map(problems.map((one) => [JSON.stringify([one.where, one.what]), one])).values()]
}

/** Returns the definitions that are parts of a schema, and not the schema of a member. */
function partsIn(set: SchemaSet, schema: JsonSchema, file: string): readonly JsonSchema[] {
  return schemasIn(schema).flatMap(({ schema: { $ref, ...own }, path }) => {
    const target = typeof $ref === 'string' ? targetOf(set, $ref, file) : undefined
    const isPart = Object.keys(own).length > 0 || inPlace.has(path.at(-1) ?? '') || inPlace.has(path.at(-2) ?? '')
    return target && isPart ? [target.schema] : []
  })
}

const inPlace: ReadonlySet<string> = new Set('allOf anyOf oneOf then else dependencies dependentSchemas'.split(' '))

/** Returns a schema with its reference resolved as `inline` does, and with the places of both. */
function located(set: SchemaSet, schema: JsonSchema, where: readonly string[]): Located {
  const own: Located = { schema, place: (...names) => [...where, ...names.filter((one) => one !== undefined)] }
  const { $ref, ...rest } = schema
  const target = typeof $ref === 'string' ? targetOf(set, $ref, where[0] ?? '') : undefined
  if (!target) return own
  const base = located(set, target.schema, [target.file, target.name])
  const properties = { ...base.schema.properties, ...rest.properties }
  const required = [...new Set([...(base.schema.required ?? []), ...(rest.required ?? [])])]
  return {
    schema: {
      ...base.schema,
      ...rest,
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required: required.filter((name) => properties[name] !== null) }),
    },
    place: (keyword, name) => {
      const held = keyword === undefined ? schema : rest[keyword]
      const isOwn = held !== undefined && (name === undefined || (isObject(held) && Object.hasOwn(held, name)))
      return isOwn ? own.place(keyword, name) : base.place(keyword, name)
    },
  }
}

/** Checks one reference: `guild.json#/$defs/Member`, or `#/$defs/Member` within its file. */
export function referenceProblem(
  set: SchemaSet,
  ref: unknown,
  file: string,
  where: readonly string[],
): Problem | undefined {
  if (typeof ref === 'string' && targetOf(set, ref, file)) return undefined
  const own = Object.keys(set[file] ?? {}).map((name) => `#/$defs/${name}`)
  const all = Object.entries(set).flatMap(([one, members]) =>
    Object.keys(members).map((name) => `${one}#/$defs/${name}`),
  )
  const isRemote = typeof ref === 'string' && /^[a-z+]+:|^\/\//i.test(ref)
  const what = isRemote
    ? `${JSON.stringify(ref)} points outside: refer only to definitions of schemas/.`
    : `there is no definition ${JSON.stringify(ref)}.`
  return notAmong({ name: 'unknown-definition', where, what }, ref, [...own, ...all])
}

interface Target {
  readonly file: string
  readonly name: string
  readonly schema: JsonSchema
}

function targetOf(set: SchemaSet, ref: string, from: string): Target | undefined {
  const [, file = from, name = ''] = /^([\w-]+\.json)?#\/\$defs\/(\w+)$/.exec(ref) ?? []
  const definitions = Object.hasOwn(set, file) ? set[file] : undefined
  const schema = definitions && Object.hasOwn(definitions, name) ? definitions[name] : undefined
  return schema && { file, name, schema }
}

function referenceProblems(set: SchemaSet, found: unknown, file: string, where: readonly string[]): Problem[] {
  return schemasIn(found).flatMap(({ schema, path }) => {
    const problem = '$ref' in schema ? referenceProblem(set, schema.$ref, file, [...where, ...path, '$ref']) : undefined
    return problem ? [problem] : []
  })
}

interface Size {
  readonly levels: number
  readonly fields: number
}

/** Tells the way from a definition to a reference in it. */
interface Way {
  /** It stands for a part of the value, not for the whole. */
  readonly isBelow: boolean
  /** A value may do without it. */
  readonly mayEnd: boolean
}
const top: Way = { isBelow: false, mayEnd: false }
const byName: ReadonlySet<string> = new Set(['properties', 'patternProperties'])

function isUnion(keyword: string): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf'
}

function sizeProblems(set: SchemaSet): Problem[] {
  const problems: Problem[] = []
  const known = new Map<string, Size>()
  const open: { readonly id: string; readonly isBelow: boolean; readonly mayEnd: boolean }[] = []

  const sizeOf = ({ file, name, schema }: Target, way: Way): Size => {
    const id = `${file}#/$defs/${name}`
    const before = known.get(id)
    if (before) return before
    const start = open.findIndex((one) => one.id === id)
    if (start >= 0) {
      const steps = [...open.slice(start + 1), way]
      const ids = [...open.slice(start).map((one) => one.id), id].join(' → ')
      // A list or an optional member may be absent, so values of the definition end somewhere.
      const isFinite = steps.some((one) => one.isBelow) && steps.some((one) => one.mayEnd)
      const what = `${ids}: this contains itself without end. Let a list or an optional member contain it.`
      if (!isFinite) problems.push({ name: 'cycle', where: [file, name], what })
      return { levels: 0, fields: 0 }
    }
    if (open.length >= mostSteps) {
      const what = `more than ${mostSteps} references in a row lead here: refer to the last definition directly.`
      problems.push({ name: 'too-deep', where: [file, name], what })
      return { levels: 0, fields: 0 }
    }
    open.push({ id, ...way })
    const size = sum(schema, file, top)
    open.pop()
    const isTooDeep = size.levels > mostLevels
    const isTooLarge = size.fields > mostFields
    if (isTooDeep)
      problems.push({
        name: 'too-deep',
        where: [file, name],
        what: `this has ${size.levels} levels; ${mostLevels} are allowed.`,
      })
    if (isTooLarge)
      problems.push({
        name: 'too-large',
        where: [file, name],
        what: `this has ${size.fields} members; ${mostFields} are allowed.`,
      })
    // The problem is reported once, and not for each schema that refers to it.
    known.set(id, { levels: isTooDeep ? 0 : size.levels, fields: isTooLarge ? 0 : size.fields })
    return known.get(id) ?? size
  }

  /** Counts the levels and members of a schema and of everything that it refers to. */
  const sum = (found: unknown, file: string, way: Way): Size => {
    if (Array.isArray(found)) return joined(found.map((one) => sum(one, file, way)))
    if (!isObject(found)) return { levels: 0, fields: 0 }
    const target = typeof found.$ref === 'string' ? targetOf(set, found.$ref, file) : undefined
    const own = Object.entries(found).map(([keyword, member]): Size => {
      if (!isObject(member) && !Array.isArray(member)) return { levels: 0, fields: 0 }
      if (isUnion(keyword)) return sum(member, file, { ...way, mayEnd: true })
      if (keyword === 'items') return below(sum(member, file, { isBelow: true, mayEnd: true }), 1, 0)
      if (!byName.has(keyword)) return sum(member, file, way)
      const members = Object.entries(member)
      const sizes = members.map(([name, one]) => {
        const isOptional = keyword !== 'properties' || ![found.required].flat().includes(name)
        return sum(one, file, { isBelow: true, mayEnd: way.mayEnd || isOptional })
      })
      return keyword === 'properties' ? below(joined(sizes), 1, members.length) : joined(sizes)
    })
    return joined(target ? [...own, sizeOf(target, way)] : own)
  }

  for (const [file, definitions] of Object.entries(set))
    for (const [name, schema] of Object.entries(definitions)) sizeOf({ file, name, schema }, top)
  return problems
}

function joined(sizes: readonly Size[]): Size {
  return {
    levels: Math.max(0, ...sizes.map(({ levels }) => levels)),
    fields: sizes.reduce((total, { fields }) => total + fields, 0),
  }
}

function below({ levels, fields }: Size, more: number, members: number): Size {
  return { levels: levels + more, fields: fields + members }
}

/** Checks what only a resolved schema shows: each pattern has a maximum length. */
function memberProblems(set: SchemaSet): Problem[] {
  return Object.entries(set).flatMap(([file, definitions]) =>
    Object.entries(definitions).flatMap(([name, raw]) => {
      const open = schemasIn(raw).filter(({ schema }) => !isSettled(schema))
      const whole = open.length === 0 ? {} : inline(set, { $ref: `${file}#/$defs/${name}` }, '')
      return open.flatMap(({ schema, path }) =>
        memberProblemsOf(
          schema,
          at(whole, path),
          [file, name, ...path],
          path.some((step) => conditional.has(step)),
        ),
      )
    }),
  )
}

/** Returns true for a schema without references, as most are. It needs no resolving. */
function isSettled(schema: JsonSchema): boolean {
  const { pattern, maxLength } = schema
  if (isConditional(schema) || contradictions(schema, []).length > 0) return false
  const isShort = typeof maxLength === 'number' && maxLength <= longestMatched
  return isShort || (pattern === undefined && maxLength === undefined)
}

const conditional: ReadonlySet<string> = new Set(['if', 'then', 'else', 'not', 'allOf', 'anyOf', 'oneOf'])

function longTextProblems(pattern: string, maxLength: unknown, where: readonly string[]): Problem[] {
  // Its own fault is another problem.
  if (patternFault(pattern) !== undefined) return []
  const most = mostMatched(pattern)
  if (typeof maxLength === 'number' && maxLength <= most) return []
  const what =
    typeof maxLength === 'number'
      ? `this pattern is slow on texts of ${maxLength} characters: write a "maxLength" of at most ${most}, or join some choices of the pattern.`
      : `this pattern is matched with texts of any length: add "maxLength" of at most ${most}.`
  return [{ name: 'slow-pattern', where, what }]
}

function memberProblemsOf(raw: JsonSchema, whole: JsonSchema, where: readonly string[], isPart: boolean): Problem[] {
  const problems: Problem[] = [...contradictions(whole, where), ...(isPart ? [] : impossibleConditions(whole, where))]
  const { pattern, maxLength } = whole
  if ((raw.pattern !== undefined || raw.maxLength !== undefined) && typeof pattern === 'string')
    problems.push(...longTextProblems(pattern, maxLength, [...where, 'pattern']))
  return problems
}

/** Returns a schema and all schemas within it, each with its path. */
function schemasIn(found: unknown, path: readonly string[] = []): { schema: JsonSchema; path: readonly string[] }[] {
  if (Array.isArray(found)) return found.flatMap((one, index) => schemasIn(one, [...path, String(index)]))
  if (!isObject(found)) return []
  const here = { schema: found as JsonSchema, path }
  const within = Object.entries(found).flatMap(([keyword, member]) => {
    if (!maps.has(keyword)) return data.has(keyword) ? [] : schemasIn(member, [...path, keyword])
    return Object.entries(isObject(member) ? member : {}).flatMap(([name, one]) =>
      schemasIn(one, [...path, keyword, name]),
    )
  })
  return [here, ...within]
}

/** Keywords that contain schemas by name. */
const maps: ReadonlySet<string> = new Set([...byName, 'dependencies', 'dependentSchemas', '$defs'])
/** Keywords that contain values, not schemas. */
const data: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'required', 'dependentRequired', 'type'])

function at(schema: JsonSchema, path: readonly string[]): JsonSchema {
  let here: unknown = schema
  for (const step of path) here = (here as { readonly [step: string]: unknown } | undefined)?.[step]
  return isObject(here) ? here : {}
}

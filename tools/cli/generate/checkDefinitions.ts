// Whether the shapes of schemas/ can be put together: what they refer to is there, nothing holds itself, and none is so
// large that a page would stop while it is drawn. Told without putting them together, which might never end.
import { isObject, longestMatched, notAmong, type Problem } from '@pagewright/engine/tools'
import { contradictions, isConditional, lostConditions } from './contradictions'
import { inline, type JsonSchema, type SchemaSet } from './schemaSet'

const mostLevels = 12
const mostFields = 200
/** References that lead from one to the next. */
const mostSteps = 20

/** All that keeps the definitions from being used, each with file › definition › member. */
export function definitionProblems(set: SchemaSet): Problem[] {
  const references = Object.entries(set).flatMap(([file, definitions]) =>
    Object.entries(definitions).flatMap(([name, schema]) => referenceProblems(set, schema, file, [file, name])),
  )
  if (references.length > 0) return references
  const sizes = sizeProblems(set)
  return sizes.length > 0 ? sizes : memberProblems(set)
}

/** What is wrong with one reference: `guild.json#/$defs/Member`, or `#/$defs/Member` within its file. */
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
    ? `${JSON.stringify(ref)} stands elsewhere: only shapes of schemas/ can be referred to.`
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

function sizeProblems(set: SchemaSet): Problem[] {
  const problems: Problem[] = []
  const known = new Map<string, Size>()
  const open: string[] = []

  const sizeOf = ({ file, name, schema }: Target): Size => {
    const id = `${file}#/$defs/${name}`
    const before = known.get(id)
    if (before) return before
    if (open.includes(id)) {
      const way = [...open.slice(open.indexOf(id)), id].join(' → ')
      problems.push({ name: 'cycle', where: [file, name], what: `${way}: a shape may not hold itself.` })
      return { levels: 0, fields: 0 }
    }
    if (open.length >= mostSteps) {
      const what = `this is come to by more than ${mostSteps} references in a row: shorten the way.`
      problems.push({ name: 'too-deep', where: [file, name], what })
      return { levels: 0, fields: 0 }
    }
    open.push(id)
    const size = sum(schema, file)
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
    // Told once, and not of everything that refers to it.
    known.set(id, { levels: isTooDeep ? 0 : size.levels, fields: isTooLarge ? 0 : size.fields })
    return known.get(id) ?? size
  }

  /** Counts a schema with all that it refers to: levels of members within members, and members at any level. */
  const sum = (found: unknown, file: string): Size => {
    if (Array.isArray(found)) return joined(found.map((one) => sum(one, file)))
    if (!isObject(found)) return { levels: 0, fields: 0 }
    const target = typeof found.$ref === 'string' ? targetOf(set, found.$ref, file) : undefined
    const own = Object.entries(found).map(([keyword, member]): Size => {
      if (!isObject(member) && !Array.isArray(member)) return { levels: 0, fields: 0 }
      if (keyword !== 'properties') return below(sum(member, file), keyword === 'items' ? 1 : 0, 0)
      const members = Object.values(member)
      return below(joined(members.map((one) => sum(one, file))), 1, members.length)
    })
    return joined(target ? [...own, sizeOf(target)] : own)
  }

  for (const [file, definitions] of Object.entries(set))
    for (const [name, schema] of Object.entries(definitions)) sizeOf({ file, name, schema })
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

/** What can only be told of a shape that is put together: a length for each pattern, a member for each name that is needed. */
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

/** True where a schema says it all by itself, as most do: those that refer to nothing need not be put together. */
function isSettled(schema: JsonSchema): boolean {
  const { pattern, maxLength, required = [], properties = {} } = schema
  if (isConditional(schema) || contradictions(schema, []).length > 0) return false
  const isShort = typeof maxLength === 'number' && maxLength <= longestMatched
  const isWhole = required.every((name) => Object.hasOwn(properties, name) && properties[name] !== null)
  return isWhole && (isShort || (pattern === undefined && maxLength === undefined))
}

const conditional: ReadonlySet<string> = new Set(['if', 'then', 'else', 'not', 'allOf', 'anyOf', 'oneOf'])

function memberProblemsOf(raw: JsonSchema, whole: JsonSchema, where: readonly string[], isPart: boolean): Problem[] {
  const problems: Problem[] = [...contradictions(whole, where), ...(isPart ? [] : lostConditions(whole, where))]
  const { pattern, maxLength, properties, required = [] } = whole
  const isLong = typeof maxLength !== 'number' || maxLength > longestMatched
  if ((raw.pattern !== undefined || raw.maxLength !== undefined) && typeof pattern === 'string' && isLong)
    problems.push({
      name: 'slow-pattern',
      where: [...where, 'pattern'],
      what: `a text of any length is held against this pattern: put "maxLength" of at most ${longestMatched} beside it.`,
    })
  if (properties && raw.required && !isPart) {
    const members = Object.keys(properties)
    for (const name of required.filter((one) => !members.includes(one)))
      problems.push(
        notAmong(
          { name: 'unknown-field', where: [...where, 'required'], what: `there is no "${name}" to require.` },
          name,
          members,
        ),
      )
  }
  return problems
}

/** A schema and those within it, with the way to each. */
function schemasIn(found: unknown, path: readonly string[] = []): { schema: JsonSchema; path: readonly string[] }[] {
  if (Array.isArray(found)) return found.flatMap((one, index) => schemasIn(one, [...path, String(index)]))
  if (!isObject(found)) return []
  const here = { schema: found as JsonSchema, path }
  const within = Object.entries(found).flatMap(([keyword, member]) => {
    if (keyword !== 'properties' && keyword !== 'dependentSchemas')
      return data.has(keyword) ? [] : schemasIn(member, [...path, keyword])
    return Object.entries(isObject(member) ? member : {}).flatMap(([name, one]) =>
      schemasIn(one, [...path, keyword, name]),
    )
  })
  return [here, ...within]
}

/** Hold values, not schemas. */
const data: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'required', 'dependentRequired', 'type'])

function at(schema: JsonSchema, path: readonly string[]): JsonSchema {
  let here: unknown = schema
  for (const step of path) here = (here as { readonly [step: string]: unknown } | undefined)?.[step]
  return isObject(here) ? here : {}
}

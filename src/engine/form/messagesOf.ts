// Says what is wrong, where the renderer looks for it.
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils'
import type { Field } from '../config/plain'
import { fieldAt } from './fieldTree'
import type { Verdict } from './findProblems'
import { isMarkable } from './isMarkable'
import { labelAt } from './label'
import { messageOf } from './messages'
import { idAt } from './path'
import type { Problem } from './problem'
import type { FormMemory } from './useFormStore'

/** What the renderer draws, and what is put in by hand, by the id of the control. */
export interface Messages {
  readonly drawn: ErrorSchema
  readonly marked: ReadonlyMap<string, string>
}

/** A message, and the rule and the schema that it was made of. */
export interface Said {
  readonly rule: string
  readonly schema: RJSFSchema
  readonly text: string
}

type Memory = Pick<FormMemory, 'fields' | 'texts' | 'prefix' | 'said'>

/** Gives the message of each problem at its place; those that can be put in by hand apart. */
export function messagesOf({ problems, places }: Verdict, memory: Memory): Messages {
  const { fields, prefix } = memory
  const schemas = new Map(places.map(({ path, schema }) => [idAt(prefix, path), schema]))
  const marked = new Map<string, string>()
  const root = emptyNode()
  for (const problem of problems) {
    const { path } = problem
    const id = idAt(prefix, path)
    const field = fieldAt(fields, path)
    const schema = schemas.get(id) ?? {}
    const text = say(problem, id, field, schema, memory)
    if (isMarkable(path, field, schema)) {
      marked.set(id, text)
      continue
    }
    let node = root
    for (const name of path) node = node[name] ??= emptyNode()
    node.__errors = [text]
  }
  return { drawn: root, marked }
}

/** Most fields of a refused form have the same message as when they were last judged: it is not made again. */
function say(
  problem: Problem,
  id: string,
  field: Field | undefined,
  schema: RJSFSchema,
  { fields, texts, said }: Memory,
): string {
  const { path, keyword, params } = problem
  const rule = JSON.stringify([keyword, params])
  const known = said.get(id)
  if (known?.rule === rule && known.schema === schema) return known.text
  const { key, vars } = messageOf(problem, field, schema, labelAt(path, fields, texts, schema))
  const text = texts.t(key, vars)
  said.set(id, { rule, schema, text })
  return text
}

// A field may have a name that every object has.
function emptyNode(): ErrorSchema {
  return Object.create(null) as ErrorSchema
}

// Says what is wrong, where the renderer looks for it.
import type { ErrorSchema } from '@rjsf/utils'
import { fieldAt } from './fieldTree'
import type { Verdict } from './findProblems'
import { isMarkable } from './isMarkable'
import { labelAt } from './label'
import { messageOf } from './messages'
import { idAt } from './path'
import type { FormMemory } from './useFormStore'

/** What the renderer draws, and what is put in by hand, by the id of the control. */
export interface Messages {
  readonly drawn: ErrorSchema
  readonly marked: ReadonlyMap<string, string>
}

/** Gives the message of each problem at its place; those that can be put in by hand apart. */
export function messagesOf(
  { problems, places }: Verdict,
  { fields, texts, prefix }: Pick<FormMemory, 'fields' | 'texts' | 'prefix'>,
): Messages {
  const schemas = new Map(places.map(({ path, schema }) => [path.join('/'), schema]))
  const marked = new Map<string, string>()
  const root = emptyNode()
  for (const problem of problems) {
    const { path } = problem
    const schema = schemas.get(path.join('/')) ?? {}
    const field = fieldAt(fields, path)
    const { key, vars } = messageOf(problem, field, schema, labelAt(path, fields, texts, schema))
    if (isMarkable(path, field, schema)) {
      marked.set(idAt(prefix, path), texts.t(key, vars))
      continue
    }
    let node = root
    for (const name of path) node = node[name] ??= emptyNode()
    node.__errors = [texts.t(key, vars)]
  }
  return { drawn: root, marked }
}

// A field may have a name that every object has.
function emptyNode(): ErrorSchema {
  return Object.create(null) as ErrorSchema
}

// Says what is wrong, where the renderer looks for it.
import type { ErrorSchema } from '@rjsf/utils'
import type { ById, Field } from '../config/plain'
import type { Texts } from '../text/texts'
import { fieldAt } from './fieldTree'
import type { Verdict } from './findProblems'
import { labelAt } from './label'
import { messageOf } from './messages'

/** Gives the message of each problem at its place. */
export function errorSchemaOf({ problems, places }: Verdict, fields: ById<Field>, texts: Texts): ErrorSchema {
  const schemas = new Map(places.map(({ path, schema }) => [path.join('/'), schema]))
  const root = emptyNode()
  for (const problem of problems) {
    const { path } = problem
    const schema = schemas.get(path.join('/')) ?? {}
    const { key, vars } = messageOf(problem, fieldAt(fields, path), schema, labelAt(path, fields, texts, schema))
    let node = root
    for (const name of path) node = node[name] ??= emptyNode()
    node.__errors = [texts.t(key, vars)]
  }
  return root
}

// A field may have a name that every object has.
function emptyNode(): ErrorSchema {
  return Object.create(null) as ErrorSchema
}

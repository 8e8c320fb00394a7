// Expands the rename of a schema's member into changes of everything that reads it: definitions, markets and pages.
import { isObject } from '@pagewright/engine/tools'
import { examine } from '../../check/product/examine'
import { readContract } from '../../generate/schemaSet'
import { filesAt, type Files, readOnce } from '../../files'
import { type MemberPath, type ProductChange, Refused } from '../change'
import { draftOf } from '../plan'
import { codeWith } from './codeWith'
import { pageFixes } from './pageFixes'
import { refPlace, schemaAt, type SchemaMember } from './schemaMember'

export interface FollowedRename {
  readonly changes: readonly ProductChange[]
  /** Lines of code that name the member. Changes never write code. */
  readonly code: readonly string[]
}

/** The most rounds. A fix may reveal another place, for example first an order and then a step that names the field. */
const mostRounds = 6

/** Returns the changes that rename a member of a schema everywhere. Throws `Refused` if it cannot be renamed. */
export async function followRename(root: string | Files, member: SchemaMember, to: string): Promise<FollowedRename> {
  const files = readOnce(filesAt(root))
  const from = member.at.at(-1) ?? ''
  if (member.at.at(-2) !== 'properties')
    throw new Refused(`${member.schema}: a rename follows members of "properties" alone.`)
  if (!/^[A-Za-z_]\w*$/.test(to)) throw new Refused(`"${to}" cannot be the name of a member.`)
  const before = await examine(files)
  if (!before.usable) throw new Refused('The product has problems that hide who reads the member. Mend them first.')
  const old = new Set(before.problems.map((one) => JSON.stringify([one.where, one.what])))
  const changes: ProductChange[] = [...schemaChanges(files, member, to)]
  for (let round = 0; round < mostRounds; round += 1) {
    const draft = await draftOf(files, { changes })
    const { problems, loaded } = await examine(draft.files())
    const added = problems.filter((one) => !old.has(JSON.stringify([one.where, one.what])))
    const fixes = pageFixes(loaded.product, added, { from, to })
    if (fixes.length === 0) break
    changes.push(...fixes)
  }
  return { changes, code: codeWith(files, from) }
}

/** Renames the member in `properties`, `required` and `examples` of its definition, and of definitions that refer to it. */
function schemaChanges(files: Files, member: SchemaMember, to: string): readonly ProductChange[] {
  const { set } = readContract(files)
  const from = member.at.at(-1) ?? ''
  const holder: SchemaMember = { schema: member.schema, at: member.at.slice(0, -2) }
  const holders = [holder]
  const visit = (value: unknown, place: SchemaMember): void => {
    if (!isObject(value)) return
    const target = typeof value.$ref === 'string' ? refPlace(value.$ref, place.schema) : undefined
    if (target && JSON.stringify(target) === JSON.stringify(holder)) holders.push(place)
    for (const [name, one] of Object.entries(value)) visit(one, { schema: place.schema, at: [...place.at, name] })
  }
  for (const [schema, definitions] of Object.entries(set)) visit(definitions, { schema, at: ['$defs'] })
  return holders.flatMap((place) => holderChanges(schemaAt(set, place), place, from, to))
}

function holderChanges(value: unknown, { schema, at }: SchemaMember, from: string, to: string): ProductChange[] {
  if (!isObject(value)) return []
  const { properties, required, examples } = value
  const set = (path: MemberPath, next: unknown) => ({ do: 'set' as const, schema, at: [...at, ...path], value: next })
  const shown = renamedIn(examples, from, to)
  return [
    ...(isObject(properties) && Object.hasOwn(properties, from)
      ? [{ do: 'rename' as const, schema, at: [...at, 'properties', from], to }]
      : []),
    ...(Array.isArray(required) && required.includes(from)
      ? [set(['required', String(required.indexOf(from))], to)]
      : []),
    ...(JSON.stringify(shown) === JSON.stringify(examples) ? [] : [set(['examples'], shown)]),
  ]
}

/** Returns examples in which the member has its new name. The order of members stays. */
function renamedIn(examples: unknown, from: string, to: string): unknown {
  if (!Array.isArray(examples)) return examples
  return examples.map((one: unknown) =>
    isObject(one)
      ? Object.fromEntries(Object.entries(one).map(([name, value]) => [name === from ? to : name, value]))
      : one,
  )
}

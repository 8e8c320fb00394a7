// Steps, sections and rules of a form, without React.
import { evaluateCondition, isRef, readPath } from '../../language/runtime/evaluateCondition'
import type { ById, Conditions, Field, FormSection, FormRule } from '../../language/types/plain'

/** The ids of the sections, each with the names of its fields. Fields that no section names are in the last one. */
export type SectionNames = readonly (readonly [id: string, names: readonly string[]])[]

export function assignFields(sections: ById<FormSection>, fields: ById<Field>): SectionNames {
  const entries = Object.entries(sections)
  const named = new Set(entries.flatMap(([, section]) => section.fields))
  const others = Object.keys(fields).filter((name) => !named.has(name))
  return entries.map(([id, section], index) => [
    id,
    [...section.fields, ...(index === entries.length - 1 ? others : [])].filter((name) => Object.hasOwn(fields, name)),
  ])
}

export function shownSections(sections: SectionNames, fields: ById<Field>, scope: object): readonly string[] {
  return sections.filter(([, names]) => names.some((name) => isVisible(fields[name], scope))).map(([id]) => id)
}

function isVisible(field: Field | undefined, scope: object): boolean {
  return field !== undefined && field.widget !== 'hidden' && evaluateCondition(field.when, scope)
}

/** Returns true if the values break a rule. A comparison with a value that is missing breaks no rule. */
export function isBroken({ holds }: FormRule, scope: object): boolean {
  return !evaluateCondition(holds, scope) && comparedPaths(holds).every((path) => !isMissing(readPath(scope, path)))
}

/** Returns the paths of all values that conditions compare. `exists` compares nothing. */
function comparedPaths(conditions: Conditions): readonly string[] {
  return Object.entries(conditions).flatMap(([path, test]) => {
    if (path === 'any') return Array.isArray(test) ? test.flatMap((one: Conditions) => comparedPaths(one)) : []
    if (test === null || typeof test !== 'object') return [path]
    if ('exists' in test) return []
    return [
      path,
      ...Object.values(test)
        .filter(isRef)
        .map(({ from }) => from),
    ]
  })
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

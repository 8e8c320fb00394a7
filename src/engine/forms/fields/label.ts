import type { RJSFSchema } from '@rjsf/utils'
import type { ById, Field } from '../../language/types/plain'
import type { Texts } from '../../i18n/texts'
import { fieldAt } from './fieldTree'
import type { FieldPath } from './path'

/** Returns the label at a path: of the list item or the field, else the schema's title, else the name. */
export function labelAt(path: FieldPath, fields: ById<Field>, texts: Texts, schema: RJSFSchema | undefined): string {
  const field = fieldAt(fields, path)
  return itemLabel(path, fields, texts) ?? (field ? texts.t(field.label) : (schema?.title ?? String(path.at(-1) ?? '')))
}

/** Returns the label of a list item, with its number, or undefined for any other path. */
export function itemLabel(path: FieldPath, fields: ById<Field>, texts: Texts): string | undefined {
  const last = path.at(-1)
  if (last === undefined || !/^\d+$/.test(String(last))) return undefined
  const field = fieldAt(fields, path)
  const label = field ? texts.t(field.label) : labelAt(path.slice(0, -1), fields, texts, undefined)
  return texts.t('engine.form.item', { label, number: Number(last) + 1 })
}

import type { RJSFSchema } from '@rjsf/utils'
import type { ById, Field } from '../config/plain'
import type { Texts } from '../text/texts'
import { fieldAt } from './fieldTree'
import type { Path } from './path'

/** Gives the words for a place: of its field; for a member of an array with its number; else the schema's title or name. */
export function labelAt(path: Path, fields: ById<Field>, texts: Texts, schema: RJSFSchema | undefined): string {
  const last = path.at(-1)
  const field = fieldAt(fields, path)
  if (typeof last === 'number' || (last !== undefined && /^\d+$/.test(last))) {
    const label = field ? texts.t(field.label) : labelAt(path.slice(0, -1), fields, texts, undefined)
    return texts.t('engine.form.item', { label, number: Number(last) + 1 })
  }
  return field ? texts.t(field.label) : (schema?.title ?? last ?? '')
}

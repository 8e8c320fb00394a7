import { useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { Notice } from '../../ui/feedback/Notice'
import { flattenFields } from '../fields/fieldTree'
import { valueAt } from '../fields/path'
import { useFormRuntime } from '../state/formRuntime'

/** Names what did not come back with a draft, until the person enters it again. */
export function DraftNotice() {
  const texts = useTexts()
  const { fields, form } = useFormRuntime()
  const values = useSyncExternalStore(form.subscribe, form.values)
  const missing = flattenFields(fields, values).filter(
    ({ path }) => form.leftOut.includes(path.join('.')) && valueAt(values, path) === valueAt(form.initial, path),
  )
  if (missing.length === 0) return null
  const labels = missing.map(({ field }) => texts.t(field.label)).join(', ')
  return <Notice tone="warn">{texts.t('engine.form.leftOut', { labels })}</Notice>
}

import { useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { Notice } from '../../ui/feedback/Notice'
import { flattenFields } from '../fields/fieldTree'
import { valueAt } from '../fields/path'
import { useFormRuntime } from '../state/formRuntime'

/** Names what did not come back with a draft, and what a record lacked and has been filled in, until the person changes it. */
export function FormNotices() {
  const texts = useTexts()
  const { fields, form } = useFormRuntime()
  const values = useSyncExternalStore(form.subscribe, form.values)
  const completed = useSyncExternalStore(form.subscribe, form.completed)
  const all = flattenFields(fields, values)
  const labelsOf = (found: typeof all) => found.map(({ field }) => texts.t(field.label)).join(', ')
  const missing = labelsOf(
    all.filter(
      ({ path }) => form.leftOut.includes(path.join('.')) && valueAt(values, path) === valueAt(form.initial, path),
    ),
  )
  const added = labelsOf(all.filter(({ path }) => completed.includes(path.join('.')) && !form.isTouched(path)))
  return (
    <>
      {missing !== '' && <Notice tone="warn">{texts.t('engine.form.leftOut', { labels: missing })}</Notice>}
      {added !== '' && <Notice>{texts.t('engine.form.completed', { labels: added })}</Notice>}
    </>
  )
}

import { useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { Notice } from '../../ui/feedback/Notice'
import { flattenFields } from '../fields/fieldTree'
import { valueAt } from '../fields/path'
import type { Values } from '../fields/services'
import { useFormRuntime } from '../state/formRuntime'

interface DraftNoticeProps {
  /** Paths of the fields whose last value the draft lacks. */
  readonly leftOut: readonly string[]
  readonly initialValues: Values
}

/** Names what did not come back with a draft, until the person enters it again. */
export function DraftNotice({ leftOut, initialValues }: DraftNoticeProps) {
  const texts = useTexts()
  const { fields, scope } = useFormRuntime()
  const values = useSyncExternalStore(scope.subscribe, scope.values)
  const missing = flattenFields(fields, values).filter(
    ({ path }) => leftOut.includes(path.join('.')) && valueAt(values, path) === valueAt(initialValues, path),
  )
  if (missing.length === 0) return null
  const labels = missing.map(({ field }) => texts.t(field.label)).join(', ')
  return <Notice tone="warn">{texts.t('engine.form.leftOut', { labels })}</Notice>
}

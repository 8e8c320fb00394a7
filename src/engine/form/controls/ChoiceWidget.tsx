import { optionsList, type WidgetProps } from '@rjsf/utils'
import { useEffect, useMemo } from 'react'
import type { Choice } from '../choice'
import { usePlace } from '../place'
import { configOf } from '../uiSchema'
import { drawChoice } from './ChoiceControl'
import { LoadedChoice } from './LoadedChoice'

/** A choice among an enum's values, or among the rows of an endpoint; of the renderer's, it may be one among branches. */
export function ChoiceWidget(props: WidgetProps) {
  const { id, value } = props
  const { store } = usePlace(props).memory
  const isSelector = id.endsWith('__oneof_select') || id.endsWith('__anyof_select')
  useEffect(() => {
    if (isSelector && typeof value === 'number') store.branches.set(id, value)
  }, [isSelector, id, value, store])
  const from = configOf(props.options)?.options
  return from ? <LoadedChoice {...props} from={from} /> : <ListedChoice {...props} />
}

/** A choice among an enum's values. */
export function ListedChoice(props: WidgetProps) {
  const { options, schema } = props
  const { texts } = usePlace(props).memory
  const config = configOf(options)
  const words = config?.words ?? config?.items?.words
  const listed =
    options.enumOptions ??
    (typeof schema.items === 'object' && !Array.isArray(schema.items) ? optionsList(schema.items) : undefined)
  const choices = useMemo(
    () =>
      (listed ?? []).map(({ value, label }): Choice => {
        const key = words?.[String(value)]
        if (key !== undefined) return { value, label: texts.t(key) }
        return { value, label: value === null ? texts.t('engine.form.none') : label }
      }),
    // The texts stay the same object in every language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [listed, words, texts, texts.language],
  )
  return drawChoice({ ...props, choices })
}

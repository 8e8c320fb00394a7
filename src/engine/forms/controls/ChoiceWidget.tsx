import { optionsList, useDeepCompareMemo, type WidgetProps } from '@rjsf/utils'
import { useEffect, useMemo } from 'react'
import { type Choice, isSameChoice } from '../fields/choice'
import { useFormRuntime } from '../state/formRuntime'
import { configOf } from './input/uiSchema'
import { ChoiceControl } from './ChoiceControl'
import { LoadedChoice } from './LoadedChoice'

/** Draws a choice among the values of an enum, the rows of an endpoint, or the branches of a union. */
export function ChoiceWidget(props: WidgetProps) {
  const { id, value } = props
  const { branches } = useFormRuntime()
  const isSelector = id.endsWith('__oneof_select') || id.endsWith('__anyof_select')
  useEffect(() => {
    if (isSelector && typeof value === 'number') branches.set(id, value)
  }, [isSelector, id, value, branches])
  const from = configOf(props.options)?.options
  return from ? <LoadedChoice {...props} from={from} /> : <EnumChoice {...props} isSelector={isSelector} />
}

/** Draws a choice among the values of an enum or the branches of a union. */
function EnumChoice({ isSelector, ...props }: WidgetProps & { readonly isSelector: boolean }) {
  const { options, schema } = props
  const { texts } = useFormRuntime()
  const config = configOf(options)
  const names = config?.branches
  const words = config?.words ?? config?.items?.words
  const disabledValues = options.enumDisabled
  // RJSF creates a new list at every render.
  const listed = useDeepCompareMemo(
    options.enumOptions ??
      (typeof schema.items === 'object' && !Array.isArray(schema.items) ? optionsList(schema.items) : undefined),
  )
  const choices = useMemo(
    () =>
      (listed ?? []).map(({ value, label }): Choice => {
        const isDisabled = disabledValues?.some((one: unknown) => isSameChoice(one, value)) ?? false
        const key = isSelector ? names?.[label] : words?.[String(value)]
        if (key !== undefined) return { value, label: texts.t(key), isDisabled }
        return { value, label: value === null ? texts.t('engine.form.none') : label, isDisabled }
      }),
    // `texts` is the same object in every language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [listed, disabledValues, words, names, isSelector, texts, texts.language],
  )
  return <ChoiceControl {...props} choices={choices} />
}

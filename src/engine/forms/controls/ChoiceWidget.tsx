import { deepEquals, optionsList, useDeepCompareMemo, type WidgetProps } from '@rjsf/utils'
import { useCallback, useEffect, useMemo } from 'react'
import { type Choice, isSameChoice, offeredValues } from '../fields/choice'
import { useFormRuntime, useInScope } from '../state/formRuntime'
import { configOf } from './input/uiSchema'
import { ChoiceControl } from './ChoiceControl'
import { DisabledPicker, LoadedChoice } from './LoadedChoice'

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
  const { options, schema, value: chosen, onChange } = props
  const { texts } = useFormRuntime()
  const config = configOf(options)
  const only = config?.only
  const offered = useInScope(useCallback((scope: object) => JSON.stringify(offeredValues(only, scope)), [only]))
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
      onlyOffered(listed ?? [], offered).map(({ value, label }): Choice => {
        const isDisabled = disabledValues?.some((one: unknown) => isSameChoice(one, value)) ?? false
        const key = isSelector ? names?.[label] : words?.[String(value)]
        if (key !== undefined) return { value, label: texts.t(key), isDisabled }
        return { value, label: value === null ? texts.t('engine.form.none') : label, isDisabled }
      }),
    // `texts` is the same object in every language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [listed, offered, disabledValues, words, names, isSelector, texts, texts.language],
  )

  // A value that is no longer offered must not be sent, because nobody sees it.
  const isOffered = (one: unknown) => choices.some(({ value }) => isSameChoice(value, one))
  const kept: unknown = Array.isArray(chosen) ? chosen.filter(isOffered) : isOffered(chosen) ? chosen : undefined
  const isGone = offered !== undefined && !deepEquals(kept, chosen)
  useEffect(() => {
    if (isGone) onChange(kept)
    // `kept` may be a new array at every render; it follows from the other two.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGone, chosen, onChange])

  if (offered !== undefined && choices.length === 0)
    return <DisabledPicker {...props} text={texts.t('engine.form.options.empty')} />
  return <ChoiceControl {...props} choices={choices} />
}

function onlyOffered<T extends { readonly value?: unknown }>(listed: readonly T[], offered: string | undefined) {
  const values = offered === undefined ? undefined : (JSON.parse(offered) as readonly unknown[])
  return values ? listed.filter(({ value }) => values.some((one) => isSameChoice(one, value))) : listed
}

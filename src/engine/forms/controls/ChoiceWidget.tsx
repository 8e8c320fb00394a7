import { optionsList, useDeepCompareMemo, type WidgetProps } from '@rjsf/utils'
import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import type { Field } from '../../language/types/plain'
import { type Choice, isSameChoice, offeredValues } from '../fields/choice'
import { fieldId } from '../fields/path'
import { useFormRuntime, useInScope } from '../state/formRuntime'
import { configOf } from './input/uiSchema'
import { ChoiceControl } from './ChoiceControl'
import { DisabledPicker, LoadedChoice } from './LoadedChoice'

/** The union around, whose member may be absent: then none of its branches is chosen. */
export const NoBranchContext = createContext<NoBranch | undefined>(undefined)

interface NoBranch {
  readonly id: string
  readonly mayBeAbsent: boolean
  readonly isNone: boolean
  /** Takes the index of a branch, or undefined for none, and the index that RJSF has. */
  choose(index: number | undefined, before: unknown): void
}

/** Draws a choice among the values of an enum, the rows of an endpoint, or the branches of a union. */
export function ChoiceWidget(props: WidgetProps) {
  const { id, value } = props
  const { form } = useFormRuntime()
  const isSelector = fieldId(id) !== id
  useEffect(() => {
    if (isSelector && typeof value === 'number') form.chooseBranch(id, value)
  }, [isSelector, id, value, form])
  const config = configOf(props.options)
  if (config?.options) return <LoadedChoice {...props} from={config.options} />
  if (config?.only) return <OfferedChoice {...props} only={config.only} />
  return isSelector ? <BranchChoice {...props} /> : <EnumChoice {...props} />
}

/** Draws a choice among the branches of a union, and none of them. */
function BranchChoice(props: WidgetProps) {
  const { options, value, onChange } = props
  const union = use(NoBranchContext)
  if (union?.mayBeAbsent !== true) return <EnumChoice {...props} isSelector />
  const choose = (index: unknown) => {
    union.choose(index === none ? undefined : Number(index), value)
    // RJSF takes its branch for the chosen one also where there is no value.
    if (index !== none && index !== value) onChange(index)
  }
  const enumOptions = [...(options.enumOptions ?? []), { value: none, label: 'engine.form.none' }]
  return (
    <EnumChoice
      {...props}
      isSelector
      value={union.isNone ? none : value}
      options={{ ...options, enumOptions }}
      onChange={choose}
    />
  )
}

/** The index that stands for no branch. */
const none = -1

/** Draws a choice among those values of an enum that a list of the scope has. Few fields have one. */
function OfferedChoice({ only, ...props }: WidgetProps & { readonly only: NonNullable<Field['only']> }) {
  const { options, value: chosen, onChange } = props
  // A text, because the hook compares values.
  const listed = useInScope(useCallback((scope: object) => JSON.stringify(offeredValues(only, scope)), [only]))
  const offered = listed && (JSON.parse(listed) as readonly unknown[])
  const isOffered = (value: unknown) => !offered || offered.some((one) => isSameChoice(one, value))
  const isGone = [chosen].flat().some((one) => one !== undefined && !isOffered(one))
  const drop = useEffectEvent(() => onChange(Array.isArray(chosen) ? chosen.filter(isOffered) : undefined))
  // A value that is no longer offered must not be sent, because nobody sees it.
  useEffect(() => {
    if (isGone) drop()
  }, [isGone, chosen])

  const enumOptions = (enumOptionsOf(props) ?? []).filter(({ value }) => isOffered(value))
  return <EnumChoice {...props} options={{ ...options, enumOptions }} />
}

/** Draws a choice among the values of an enum or the branches of a union. */
function EnumChoice({ isSelector = false, ...props }: WidgetProps & { readonly isSelector?: boolean }) {
  const { options, label: name } = props
  const { texts } = useFormRuntime()
  const config = configOf(options)
  const names = config?.branches
  const words = config?.words ?? config?.items?.words
  const disabledValues = options.enumDisabled
  // RJSF creates a new list at every render.
  const listed = useDeepCompareMemo(enumOptionsOf(props))
  const choices = useMemo(
    () =>
      (listed ?? []).map(({ value, label }): Choice => {
        const isDisabled = disabledValues?.some((one: unknown) => isSameChoice(one, value)) ?? false
        const own = isSelector ? branchTexts.has(label) && label : label === String(value) && ownTexts.get(value)
        const key = (isSelector ? names?.[label] : words?.[String(value)]) ?? (own || undefined)
        return { value, label: key === undefined ? label : texts.t(key, { label: name }), isDisabled }
      }),
    [listed, disabledValues, words, names, isSelector, texts, name],
  )
  if (config?.only && choices.length === 0)
    return <DisabledPicker {...props} text={texts.t('engine.form.options.empty')} />
  return <ChoiceControl {...props} choices={choices} />
}

/** The engine's own texts for choices without words. */
const ownTexts: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [null, 'engine.form.none'],
  [true, 'engine.form.yes'],
  [false, 'engine.form.no'],
])

/** The titles that `formSchema` gives to branches beside null. */
const branchTexts: ReadonlySet<string> = new Set(['engine.form.none', 'engine.form.add'])

function enumOptionsOf({ options, schema: { items } }: WidgetProps) {
  return options.enumOptions ?? (typeof items === 'object' && !Array.isArray(items) ? optionsList(items) : undefined)
}

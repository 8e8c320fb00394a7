import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Options } from '../../language/types/plain'
import { readPath } from '../../language/runtime/evaluateCondition'
import { useTexts } from '../../i18n/useTexts'
import { joinClasses } from '../../lib/react'
import { Failed } from '../../ui/feedback/Failed'
import { Spinner } from '../../ui/icons/Icon'
import { asSchemaValue, type Choice, isSameChoice } from '../fields/choice'
import { describedBy, hasErrors } from './input/ariaProps'
import { widgetNameOf } from './input/uiSchema'
import { useFormRuntime, useLabel, usePath } from '../state/formRuntime'
import { RequiredText } from './RequiredText'
import { fieldAt } from '../fields/fieldTree'
import { useFormServices } from '../fields/services'
import { useOptions } from '../state/useOptions'
import { ChoiceControl } from './ChoiceControl'

/** Draws a choice among the rows of an endpoint, or says why there is nothing to choose from. */
export function LoadedChoice({ from, ...props }: WidgetProps & { readonly from: Options }) {
  const { schema, value, multiple, onChange } = props
  const texts = useTexts()
  const path = usePath(props.id)
  const { setValue, fill, fields } = useFormRuntime()
  const { choices, state, missingField, retry } = useOptions(from)

  // A value that is no longer offered must not be sent, because nobody sees it. A preselected one may arrive in the
  // moment in which the field that it depends on is cleared.
  const isOffered =
    state === 'ready'
      ? choices.some((one) => isSameChoice(one.value, value))
      : !(from.preselect === true && state === 'waiting')
  const isGone = !multiple && value !== undefined && !isOffered
  useEffect(() => {
    if (isGone) onChange(undefined)
  }, [isGone, onChange])

  // Without a choice of the person, the field takes the one of last time, or the first.
  const { recents } = useFormServices()
  const preselected = useMemo(() => {
    if (!from.preselect || multiple || value !== undefined || state !== 'ready') return undefined
    const last = fieldAt(fields, path)?.recent ? recents.load(props.id) : []
    const known = last.flatMap((one) => choices.find((choice) => isSameChoice(choice.value, one.value)) ?? [])
    return known[0] ?? choices[0]
    // `path` is a new array at every render; the id has its value.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [from, multiple, value, state, choices, fields, recents, props.id])
  useEffect(() => {
    if (preselected) fill(path, asSchemaValue(preselected.value, schema))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [preselected, props.id, schema, fill])

  // A hidden field follows the row: a draft, or a rate that has changed on the server, must not keep an old value.
  const chosen = state === 'ready' && !multiple ? choices.find((one) => isSameChoice(one.value, value)) : undefined
  const pathText = path.join('.')
  useEffect(() => {
    if (!chosen) return
    for (const [name, source] of Object.entries(from.fills ?? {})) {
      const beside = [...path.slice(0, -1), name]
      if (fieldAt(fields, beside)?.widget === 'hidden') fill(beside, readPath({ row: chosen.row }, source))
    }
    // `path` is a new array at every render; `pathText` has its value.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen, pathText, from, fields, fill])

  function choose(next: unknown, choice?: Choice) {
    onChange(Array.isArray(next) ? next : asSchemaValue(next, schema))
    for (const [name, source] of Object.entries(from.fills ?? {})) {
      setValue([...path.slice(0, -1), name], choice && readPath({ row: choice.row }, source))
    }
  }

  switch (state) {
    case 'ready':
      return <ChoiceControl {...props} choices={choices} onChoose={choose} />
    case 'failed':
      return <Failed inline text={texts.t('engine.form.options.failed')} onRetry={retry} />
    case 'waiting':
      return (
        <DisabledPicker
          {...props}
          text={
            from.first
              ? texts.t(from.first)
              : texts.t('engine.form.options.first', { label: missingField ? texts.t(missingField.label) : '' })
          }
        />
      )
    case 'empty':
      return from.empty ? (
        <NoRows {...props} empty={from.empty} />
      ) : (
        <DisabledPicker {...props} text={texts.t('engine.form.options.empty')} />
      )
    case 'loading':
      return <DisabledPicker {...props} text={texts.t('engine.form.options.loading')} isBusy />
  }
}

/** Shows the page's text for an empty list, with a link to the page that can add rows. */
function NoRows({ empty, ...props }: WidgetProps & { readonly empty: NonNullable<Options['empty']> }) {
  const { translate, drawAction } = useFormServices()
  const { scope } = useFormRuntime()
  const values = useSyncExternalStore(scope.subscribe, scope.current)
  return (
    <div className="pw-picker-nothing">
      <DisabledPicker {...props} text={translate(empty.text, values)} />
      {empty.action && drawAction(empty.action, values)}
    </div>
  )
}

/** Draws a picker that cannot be opened and says why. It stays focusable, so that screen readers can read the reason. */
export function DisabledPicker({
  text,
  isBusy = false,
  ...props
}: WidgetProps & { readonly text: string; readonly isBusy?: boolean }) {
  const label = useLabel(props)
  const hasCards = isBusy && widgetNameOf(props.options, props.uiSchema) === 'cards'
  return (
    <>
      <button
        type="button"
        id={props.id}
        className={joinClasses('pw-picker pw-picker-held', hasCards && 'pw-picker-cards')}
        aria-disabled="true"
        aria-busy={isBusy || undefined}
        aria-label={`${label}: ${text}`}
        aria-describedby={describedBy(props)}
        data-invalid={hasErrors(props.rawErrors) || undefined}
      >
        {isBusy && <Spinner />}
        <span>{text}</span>
      </button>
      <RequiredText id={props.id} required={props.required} />
    </>
  )
}

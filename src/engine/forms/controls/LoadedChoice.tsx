// A choice among the rows of an endpoint.
import type { WidgetProps } from '@rjsf/utils'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Field, Options } from '../../language/types/plain'
import { evaluateCondition, isRef, readPath } from '../../language/runtime/evaluateCondition'
import { useTexts } from '../../i18n/useTexts'
import { joinClasses } from '../../lib/react'
import { failureCauseKey } from '../../api/answer/apiError'
import { Failed } from '../../ui/feedback/Failed'
import { Spinner } from '../../ui/icons/Icon'
import { asSchemaValue, type Choice, isSameChoice } from '../fields/choice'
import { describedBy, hasErrors } from './input/ariaProps'
import { widgetNameOf } from './input/uiSchema'
import { useFormRuntime, useInScope, useLabel, usePath } from '../state/formRuntime'
import { RequiredText } from './RequiredText'
import { fieldAt, pathsInBody } from '../fields/fieldTree'
import { type FormServices, useFormServices } from '../fields/services'
import { ChoiceControl } from './ChoiceControl'
import { readOptions } from '../../api/queries'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import { orderedEntries } from '../../lib/compare'
import { cleanText } from '../../lib/text'

/** Draws a choice among the rows of an endpoint, or says why there is nothing to choose from. */
export function LoadedChoice({ from, ...props }: WidgetProps & { readonly from: Options }) {
  const { schema, value, multiple, onChange } = props
  const texts = useTexts()
  const path = usePath(props.id)
  const { form, fields } = useFormRuntime()
  const { choices, state, missingField, error, retry } = useOptions(from)

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
  }, [from, multiple, value, state, choices, fields, recents, path, props.id])
  useEffect(() => {
    if (preselected) form.fillIn(path, asSchemaValue(preselected.value, schema))
  }, [preselected, path, schema, form])

  // A hidden field follows the row: a draft, or a rate that has changed on the server, must not keep an old value.
  const chosen = state === 'ready' && !multiple ? choices.find((one) => isSameChoice(one.value, value)) : undefined
  useEffect(() => {
    if (!chosen) return
    for (const [name, source] of Object.entries(from.fills ?? {})) {
      const beside = [...path.slice(0, -1), name]
      if (fieldAt(fields, beside)?.widget === 'hidden') form.fillIn(beside, readPath({ row: chosen.row }, source))
    }
  }, [chosen, path, from, fields, form])

  function choose(next: unknown, choice?: Choice) {
    onChange(Array.isArray(next) ? next : asSchemaValue(next, schema))
    for (const [name, source] of Object.entries(from.fills ?? {})) {
      form.setValue([...path.slice(0, -1), name], choice && readPath({ row: choice.row }, source))
    }
  }

  switch (state) {
    case 'ready':
      return <ChoiceControl {...props} choices={choices} onChoose={choose} />
    case 'failed':
      return (
        <Failed inline text={texts.t('engine.form.options.failed')} cause={failureCauseKey(error)} onRetry={retry} />
      )
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
  const { form } = useFormRuntime()
  const values = useSyncExternalStore(form.subscribe, form.current)
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

interface LoadedChoices {
  readonly choices: readonly Choice[]
  readonly state: 'waiting' | 'loading' | 'failed' | 'empty' | 'ready'
  /** The field that must be answered first, while the state is `waiting`. */
  readonly missingField: Field | undefined
  readonly error: unknown
  retry(): void
}

/** Loads the rows of a choice from its endpoint, again whenever the request body changes. */
function useOptions(options: Options): LoadedChoices {
  const services = useFormServices()
  const { fields } = useFormRuntime()
  const { language } = useTexts()
  const body = useInScope(
    useCallback((scope: object) => JSON.stringify(resolveBindings(options.body, scope)), [options]),
  )
  // A text, because the hook compares values.
  const missingPath = useInScope(
    useCallback(
      (scope: object) =>
        pathsInBody(options.body)
          .map((path) => path.join('.'))
          .find((path) => isAbsent(readPath(scope, `form.${path}`))),
      [options],
    ),
  )
  const query = useQuery({
    ...readOptions,
    queryKey: ['choices', options.call, body, language],
    queryFn: ({ signal }) => services.loadOptions(options, JSON.parse(body) as object, signal),
    enabled: missingPath === undefined,
    // Loaded choices stay: an unstable network would otherwise request them again each time it returns.
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
  const rows = query.data
  // An empty answer may be outdated while it is refetched, for example after the person added the first row.
  const isLoaded = rows !== undefined && (rows.length > 0 || !query.isFetching)
  const { translate } = services
  const pinned = useInScope(
    useCallback((scope: object) => JSON.stringify(valuesOf(options.pinned, scope)), [options.pinned]),
  )
  const without = useInScope(
    useCallback((scope: object) => JSON.stringify(valuesOf(options.without, scope)), [options.without]),
  )
  const choices = useMemo(() => {
    const first = JSON.parse(pinned) as readonly unknown[]
    const never = JSON.parse(without) as readonly unknown[]
    return (rows ?? [])
      .flatMap((row) => toChoices(options, row, translate))
      .filter(({ value }) => !never.some((one) => String(one) === String(value)))
      .map((one) => (first.some((value) => isSameChoice(value, one.value)) ? { ...one, isPinned: true } : one))
  }, [options, rows, translate, pinned, without])

  return {
    choices,
    state: missingPath !== undefined ? 'waiting' : stateOf(query.isError, isLoaded, choices.length),
    missingField: missingPath === undefined ? undefined : fieldAt(fields, missingPath.split('.')),
    error: query.error,
    retry: () => void query.refetch(),
  }
}

function stateOf(isError: boolean, isLoaded: boolean, count: number): LoadedChoices['state'] {
  if (isLoaded) return count === 0 ? 'empty' : 'ready'
  return isError ? 'failed' : 'loading'
}

function toChoices(options: Options, row: unknown, translate: FormServices['translate']): readonly Choice[] {
  const scope = { row }
  const value = readPath(scope, options.value)
  if (isAbsent(value)) return []
  const note = noteOf(options, scope, translate)
  const image = options.image === undefined ? undefined : textOf(readPath(scope, options.image))
  return [
    {
      value,
      label: cleanTextOf(readPath(scope, options.label)) ?? cleanText(String(value)),
      row,
      ...(note !== undefined && { note }),
      ...(image !== undefined && { image }),
    },
  ]
}

/** Returns the note of a choice. Notes are lines below each other, without those whose condition does not hold. */
function noteOf({ note, notes }: Options, scope: object, translate: FormServices['translate']): string | undefined {
  if (notes) {
    const shown = orderedEntries(notes).filter(([, { when }]) => evaluateCondition(when, scope))
    return shown.length === 0 ? undefined : shown.map(([, { text }]) => translate(text, scope)).join('\n')
  }
  return typeof note === 'object' ? translate(note, scope) : note && cleanTextOf(readPath(scope, note))
}

function valuesOf(values: Options['pinned'], scope: object): readonly unknown[] {
  return (values ?? []).map((one) => (isRef(one) ? readPath(scope, one.from) : one)).filter((one) => !isAbsent(one))
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function cleanTextOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text === undefined ? undefined : cleanText(text)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

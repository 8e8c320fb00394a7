import { lazy, Suspense, useContext, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary'
import { Button } from '../../ui/input/Button'
import { joinClasses } from '../../lib/react'
import { Icon } from '../../ui/icons/Icon'
import { SearchInput } from '../../ui/input/SearchInput'
import { Leaving } from '../../ui/overlay/Leaving'
import { Sheet, SheetScrollerContext } from '../../ui/overlay/Sheet'
import { type Choice, isChosen, isSameChoice, searchChoices } from '../fields/choice'
import { useFormServices } from '../fields/services'
import { describedBy, hasErrors } from './input/ariaProps'
import { useLabel } from '../state/formRuntime'
import { RequiredText } from './RequiredText'
import { configOf } from './input/uiSchema'
import { ChoiceContent } from './ChoiceContent'
import type { ChoiceViewProps } from './ChoiceControl'
import './ChoicePicker.css'

/** Draws a long choice: a button that shows the chosen label and opens a sheet with search. */
export function ChoicePicker(props: ChoiceViewProps) {
  const { id, choices, value, multiple = false, required, readonly, disabled, rawErrors, placeholder } = props
  const texts = useTexts()
  const label = useLabel(props)
  const [isOpen, setOpen] = useState(false)
  const chosen = choices.filter((choice) => isChosen(value, choice))
  const { recents } = useFormServices()
  const isRecent = configOf(props.options)?.recent !== undefined
  // Read once: the order must not change under the finger.
  const [last] = useState(() => (isRecent ? recents.load(id) : []))
  const close = () => setOpen(false)

  function press(choice: Choice) {
    props.onPress(choice)
    if (!multiple) close()
  }

  return (
    <>
      <button
        type="button"
        id={id}
        className="pw-picker"
        aria-haspopup="dialog"
        aria-label={[label, ...chosen.map((one) => one.label)].join(': ')}
        aria-describedby={describedBy(props)}
        data-invalid={hasErrors(rawErrors) || undefined}
        disabled={disabled === true || readonly === true}
        onClick={() => setOpen(true)}
      >
        <Chosen chosen={chosen} placeholder={placeholder || texts.t('engine.form.choose')} />
        <Icon name="chevron-down" />
      </button>
      <RequiredText id={id} required={required} />
      <Leaving>
        {isOpen && (
          <Sheet
            open
            onClose={close}
            title={label}
            footer={
              multiple && (
                <Button tone="primary" block onPress={close}>
                  {texts.t('engine.form.done')}
                </Button>
              )
            }
          >
            <PickerList choices={choices} last={last} value={value} label={label} onPress={press} />
            {!multiple && !required && chosen.length > 0 && (
              <Button
                block
                onPress={() => {
                  props.onClear()
                  close()
                }}
              >
                {texts.t('engine.form.clear')}
              </Button>
            )}
          </Sheet>
        )}
      </Leaving>
    </>
  )
}

function Chosen({ chosen, placeholder }: { readonly chosen: readonly Choice[]; readonly placeholder: string }) {
  const [only] = chosen
  if (!only) return <span className="pw-picker-empty">{placeholder}</span>
  if (chosen.length === 1) return <ChoiceContent choice={only} />
  return <span className="pw-choice-label">{chosen.map((one) => one.label).join(', ')}</span>
}

interface PickerListProps {
  readonly choices: readonly Choice[]
  /** The values that the person sent last. */
  readonly last: readonly { readonly value: string }[]
  readonly value: unknown
  readonly label: string
  onPress(choice: Choice): void
}

function PickerList({ choices, last, value, label, onPress }: PickerListProps) {
  const texts = useTexts()
  const [typed, setTyped] = useState('')
  const isSuggested = (choice: Choice) =>
    choice.isPinned === true || last.some((one) => isSameChoice(one.value, choice.value))
  const found = useMemo(() => searchChoices(choices, typed), [choices, typed])
  // Among few choices, and among those that a search finds, nothing has to come first.
  const suggested = typed === '' && choices.length > fewChoices ? choices.filter(isSuggested) : []
  const listed = found.filter((choice) => !suggested.includes(choice))
  const list = useRef<HTMLDivElement>(null)
  const scroller = useContext(SheetScrollerContext)
  const [height, setHeight] = useState<number>()

  /** The list keeps its height while one searches: fewer rows must not move the box from under the finger. */
  function search(text: string) {
    if (typed === '') setHeight(list.current?.getBoundingClientRect().height)
    // What fits best stands first.
    scroller?.scrollTo({ top: 0 })
    setTyped(text)
  }
  const row = (choice: Choice) => <PickerRow choice={choice} value={value} onPress={onPress} />
  const plain = (rows: readonly Choice[], name?: string) => (
    <ul className="pw-picker-list" aria-label={name}>
      {rows.map((choice) => (
        <li key={String(choice.value)} className="pw-picker-item">
          {row(choice)}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {choices.length > fewChoices && (
        <div className="pw-picker-search">
          <SearchInput
            value={typed}
            onChange={search}
            label={texts.t('engine.form.search', { label })}
            placeholder={texts.t('engine.form.search', { label })}
          />
        </div>
      )}
      {suggested.length > 0 && (
        <div className="pw-picker-first">{plain(suggested, texts.t('engine.form.suggestions', { label }))}</div>
      )}
      <div ref={list} style={{ minBlockSize: height }}>
        {choices.length <= manyChoices ? (
          plain(listed)
        ) : (
          <ErrorBoundary fallback={() => plain(listed)}>
            <Suspense fallback={plain(listed.slice(0, manyChoices))}>
              <LongChoices choices={listed} renderRow={row} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <p className="pw-picker-none" role="status">
        {found.length === 0 && texts.t('engine.form.notFound')}
      </p>
    </>
  )
}

/** Choices that need no search. */
const fewChoices = 7
/** The most choices that are all drawn. */
const manyChoices = 30

const LongChoices = lazy(() => import('./LongChoices').then((file) => ({ default: file.LongChoices })))

interface PickerRowProps extends Pick<PickerListProps, 'value' | 'onPress'> {
  readonly choice: Choice
}

function PickerRow({ choice, value, onPress }: PickerRowProps) {
  const isOn = isChosen(value, choice)
  return (
    <button
      type="button"
      className={joinClasses('pw-picker-row', isOn && 'pw-picker-row-chosen')}
      aria-pressed={isOn}
      disabled={choice.isDisabled}
      onClick={() => onPress(choice)}
    >
      <ChoiceContent choice={choice} />
      {isOn && <Icon name="check" />}
    </button>
  )
}

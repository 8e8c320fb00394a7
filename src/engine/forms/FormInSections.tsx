// A form with steps or sections, and with rules across its fields. Its code loads with the first such form.
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../i18n/useTexts'
import type { ById, FormSection, FormRule } from '../language/types/plain'
import { Button } from '../ui/input/Button'
import { assignFields, isBroken, shownSections, type SectionNames } from './fields/sections'
import { useFormServices } from './fields/services'
import { Form } from './Form'
import type { DrawnField, FormLayout } from './state/formLayout'
import type { FormProps } from './state/formProps'
import { useInScope } from './state/formRuntime'
import './FormInSections.css'

export interface FormInSectionsProps extends FormProps {
  readonly steps?: ById<FormSection> | undefined
  readonly sections?: ById<FormSection> | undefined
  readonly rules?: ById<FormRule> | undefined
}

/** Draws a form in steps or sections. Each step is validated before the next one opens. The last one sends the form. */
export function FormInSections({ steps, sections, rules, ...props }: FormInSectionsProps) {
  const { fields, submitLabel, footer } = props
  const texts = useTexts()
  const { translate } = useFormServices()
  const held = steps ?? sections
  const names = useMemo(() => (held ? assignFields(held, fields) : []), [held, fields])
  const [chosen, open] = useState<string>()
  const ofSteps = useMemo(() => {
    const shownAt = (scope: object) => (steps ? shownSections(names, fields, scope) : [])
    const openAt = (scope: object) => {
      const shown = shownAt(scope)
      return { shown, at: Math.max(0, shown.indexOf(chosen ?? '')) }
    }
    return { openAt }
  }, [steps, names, fields, chosen])

  const layout = useMemo<FormLayout>(
    () => ({
      draw: (drawn) =>
        held ? (
          <Sections sections={held} names={names} drawn={drawn} fields={fields} openAt={steps && ofSteps.openAt} />
        ) : (
          drawn.map(({ content }) => content)
        ),
      openStep(scope) {
        const { shown, at } = ofSteps.openAt(scope)
        const next = shown[at + 1]
        if (next === undefined) return undefined
        return { names: names.find(([id]) => id === shown[at])?.[1] ?? [], goOn: () => flushSync(() => open(next)) }
      },
      reveal(invalid) {
        const step = steps && names.find(([, all]) => all.some((name) => invalid.has(name)))?.[0]
        if (step !== undefined) flushSync(() => open(step))
      },
      findProblems: (scope) =>
        Object.values(rules ?? {})
          .filter((rule) => isBroken(rule, scope))
          .map((rule) => ({ path: [rule.at], keyword: 'rule', params: { text: translate(rule.otherwise, scope) } })),
    }),
    [held, names, steps, rules, ofSteps, fields, translate],
  )
  const label = useCallback(
    (scope: object) => {
      const { shown, at } = ofSteps.openAt(scope)
      if (at < shown.length - 1) return texts.t('engine.form.next')
      return typeof submitLabel === 'string' ? submitLabel : submitLabel(scope)
    },
    [ofSteps, submitLabel, texts],
  )
  const bar = steps ? (
    <>
      <BackButton openAt={ofSteps.openAt} onOpen={open} />
      {footer}
    </>
  ) : (
    footer
  )
  return <Form {...props} layout={layout} submitLabel={label} footer={bar} />
}

interface OpenAt {
  (scope: object): { readonly shown: readonly string[]; readonly at: number }
}

/** Draws the button that opens the previous step. Going back validates nothing. */
function BackButton({ openAt, onOpen }: { readonly openAt: OpenAt; onOpen(step: string): void }) {
  const texts = useTexts()
  const before = useInScope(
    useCallback(
      (scope: object) => {
        const { shown, at } = openAt(scope)
        return shown[at - 1]
      },
      [openAt],
    ),
  )
  if (before === undefined) return null
  return (
    <Button block icon="arrow-left" onPress={() => onOpen(before)}>
      {texts.t('engine.back')}
    </Button>
  )
}

interface SectionsProps {
  readonly sections: ById<FormSection>
  readonly names: SectionNames
  readonly drawn: readonly DrawnField[]
  readonly fields: FormProps['fields']
  /** Given for steps. Sections are all open. */
  readonly openAt?: OpenAt | undefined
}

/** Draws the sections. Closed steps stay in the document, so that their controls keep what they loaded. */
function Sections({ sections, names, drawn, fields, openAt }: SectionsProps) {
  // A text, because the hook compares values.
  const shownNow = useInScope(
    useCallback((scope: object) => shownSections(names, fields, scope).join('\n'), [names, fields]),
  ).split('\n')
  const openNow = useInScope(
    useCallback(
      (scope: object) => {
        const { shown, at } = openAt?.(scope) ?? { shown: [], at: 0 }
        return shown[at]
      },
      [openAt],
    ),
  )
  const contents = new Map(drawn.map(({ name, content }) => [name, content]))
  const known = new Set(names.flatMap(([, all]) => all))
  return (
    <>
      {names.map(([id, all]) => {
        const isShown = shownNow.includes(id)
        const count =
          openAt && shownNow.length > 1 ? { number: shownNow.indexOf(id) + 1, total: shownNow.length } : null
        const section = sections[id]
        return (
          section && (
            <Section key={id} section={section} isOpen={openAt ? id === openNow : isShown} count={count}>
              {all.map((name) => contents.get(name))}
            </Section>
          )
        )
      })}
      {drawn.filter(({ name }) => !known.has(name)).map(({ content }) => content)}
    </>
  )
}

interface SectionProps {
  readonly section: FormSection
  readonly isOpen: boolean
  /** The place of a step among the others. */
  readonly count: { readonly number: number; readonly total: number } | null
  readonly children: ReactNode
}

/**
 * Draws one step or section as a group with the name of its heading: screen readers say it on the way in.
 * A step that opens takes the focus, so that they read its heading.
 */
function Section({ section, isOpen, count, children }: SectionProps) {
  const texts = useTexts()
  const { translate } = useFormServices()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  const title = useInScope(useCallback((scope: object) => translate(section.title, scope), [section.title, translate]))
  const text = useInScope(
    useCallback((scope: object) => section.text && translate(section.text, scope), [section.text, translate]),
  )
  const isStep = count !== null
  useLayoutEffect(() => {
    if (isOpen && !wasOpen.current && isStep) {
      // Without the option the browser scrolls to the heading, as the next line does.
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'nearest' })
    }
    wasOpen.current = isOpen
  }, [isOpen, isStep])
  return (
    <div role="group" className="pw-section" aria-labelledby={id} hidden={!isOpen}>
      <h2 ref={heading} id={id} className="pw-section-title" tabIndex={isStep ? -1 : undefined}>
        {count && (
          <>
            <span className="pw-section-count">{texts.t('engine.form.step', count)}</span>{' '}
          </>
        )}
        {title}
      </h2>
      {count && (
        <div className="pw-section-bar" aria-hidden="true">
          {Array.from({ length: count.total }, (_, index) => (
            <span key={index} data-done={index < count.number || undefined} />
          ))}
        </div>
      )}
      {text !== undefined && <p className="pw-section-text">{text}</p>}
      <div className="pw-form-fields" data-columns={section.columns}>
        {children}
      </div>
    </div>
  )
}

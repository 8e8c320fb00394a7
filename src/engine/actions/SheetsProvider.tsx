import { Suspense, useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { evaluateCondition } from '../language/runtime/evaluateCondition'
import type { FormAction } from '../language/types/plain'
import { ScopeContext, useRenderBlocks, useScope } from '../runtime/scope/scope'
import { useTranslate } from '../i18n/useTranslate'
import { BlockContext, ErrorBoundary } from '../ui/feedback/ErrorBoundary'
import { Failed } from '../ui/feedback/Failed'
import { Leaving } from '../ui/overlay/Leaving'
import { Sheet } from '../ui/overlay/Sheet'
import { Skeleton } from '../ui/feedback/Skeleton'
import type { ActionFormProps } from './ActionForm'
import { type ActionPlace, ActionPlaceContext, type SheetRequest, SheetsContext } from './perform/placeContext'
import { ReviewProvider } from './review/ReviewProvider'
import { useApp } from '../runtime/app/app'
import { languageName } from '../i18n/languageNames'
import { useTexts } from '../i18n/useTexts'
import { Menu } from '../ui/overlay/Menu'
import { useToast } from '../ui/feedback/ToastProvider'

interface SheetsProviderProps {
  readonly id: string
  /** Renders the form of a sheet. Its code loads with the first form. */
  readonly renderForm: (props: ActionFormProps) => ReactElement
  readonly children: ReactNode
}

/** Renders the sheet that an action opened, and the step before a call, above any open overlay. */
export function SheetsProvider({ id, renderForm, children }: SheetsProviderProps) {
  const [opened, setOpened] = useState<SheetRequest>()
  // Synchronous, because a navigation waits for the history of the closed sheet.
  const close = useCallback(
    (closing: SheetRequest) => flushSync(() => setOpened((now) => (now === closing ? undefined : now))),
    [],
  )
  return (
    <ReviewProvider>
      <SheetsContext value={setOpened}>
        {children}
        <Leaving>
          {opened && <OpenedSheet id={id} renderForm={renderForm} opened={opened} onClose={() => close(opened)} />}
        </Leaving>
      </SheetsContext>
    </ReviewProvider>
  )
}

interface OpenedSheetProps extends Omit<SheetsProviderProps, 'children'> {
  readonly opened: SheetRequest
  onClose(): void
}

function OpenedSheet({ id, renderForm, opened, onClose }: OpenedSheetProps) {
  const renderBlocks = useRenderBlocks()
  const translate = useTranslate()
  const page = useScope()
  // The row is the one that was pressed. The page's own scope may change while the sheet is open.
  const scope = useMemo(() => ({ ...opened.scope, ...page }), [opened.scope, page])
  const { action } = opened
  const place: ActionPlace = {
    ...opened.place,
    // Closes if the row is gone, or if the action no longer applies to it.
    async reload() {
      const row = await opened.place.reload()
      if (row === null || (row && !evaluateCondition(action.when, { ...scope, row }))) onClose()
      return row
    },
  }
  if (action.do === 'language') return <LanguageSheet onClose={onClose} />
  const key = place.key === undefined ? '' : ` ${place.key}`
  const name = `${id} ${action.label}`
  return (
    <Sheet open title={translate(action.title ?? action.label, scope)} onClose={onClose}>
      <BlockContext value={name}>
        <ErrorBoundary resetKeys={[action]} fallback={(_error, retry) => <Failed onRetry={retry} />}>
          {action.do === 'sheet' ? (
            <ScopeContext value={scope}>
              <ActionPlaceContext value={{ ...place, close: onClose }}>
                {renderBlocks({ id: name, blocks: action.blocks })}
              </ActionPlaceContext>
            </ScopeContext>
          ) : (
            <ActionPlaceContext value={place}>
              <FormOfSheet id={name + key} renderForm={renderForm} action={action} scope={scope} onDone={onClose} />
            </ActionPlaceContext>
          )}
        </ErrorBoundary>
      </BlockContext>
    </Sheet>
  )
}

interface FormOfSheetProps extends Pick<SheetsProviderProps, 'id' | 'renderForm'> {
  readonly action: FormAction
  readonly scope: object
  onDone(): void
}

function FormOfSheet({ action, renderForm, ...rest }: FormOfSheetProps) {
  const { form, fields, order, steps, sections, rules, branches, incomplete, submit } = action
  return (
    <Suspense fallback={<Skeleton look="form" />}>
      {renderForm({ form, fields, order, steps, sections, rules, branches, incomplete, submit, ...rest })}
    </Suspense>
  )
}

/** Lists the languages of the market by their own names. A choice changes the texts and keeps the state of the page. */
function LanguageSheet({ onClose }: { onClose(): void }) {
  const { languages } = useApp()
  const texts = useTexts()
  const toast = useToast()
  async function choose(language: string) {
    onClose()
    try {
      await texts.change(language)
    } catch {
      toast(texts.t('engine.error.network'), 'danger')
    }
  }
  return (
    <Sheet open title={texts.t('engine.language')} onClose={onClose}>
      <Menu
        items={languages.map((language) => ({
          id: language,
          label: languageName(language),
          lang: language,
          icon: language === texts.language ? 'check' : undefined,
          onPress: () => void choose(language),
        }))}
      />
    </Sheet>
  )
}

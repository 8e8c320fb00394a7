import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Blocks } from '../blocks/Blocks'
import type { FormAction } from '../config/plain'
import { ScopeContext, useScope } from '../page/scope'
import { useSay } from '../page/useSay'
import { BlockContext } from '../ui/blockContext'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { Failed } from '../ui/Failed'
import { lazyPart } from '../ui/lazyPart'
import { Sheet } from '../ui/Sheet'
import { Skeleton } from '../ui/Skeleton'
import { LanguageSheet } from './LanguageSheet'
import { ActionPlaceContext } from './placeContext'
import { SheetsContext, type Opened } from './sheetsContext'

const drawForm = lazyPart(() => import('../blocks/formBlocks').then((module) => module.ActionForm))

/** Holds the sheet that an action opened, above whatever is open already. */
export function SheetsProvider({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()
  // At once: whoever goes on to another page waits for the history of what is closed.
  const close = useCallback(() => flushSync(() => setOpened(undefined)), [])
  return (
    <SheetsContext value={setOpened}>
      {children}
      {opened && <OpenedSheet id={id} opened={opened} onClose={close} />}
    </SheetsContext>
  )
}

function OpenedSheet({ id, opened, onClose }: { readonly id: string; readonly opened: Opened; onClose(): void }) {
  const say = useSay()
  const page = useScope()
  // The row stays the one that was pressed; what the page knows may come or change while the sheet is open.
  const scope = useMemo(() => ({ ...opened.scope, ...page }), [opened.scope, page])
  const { action, place } = opened
  if (action.do === 'language') return <LanguageSheet onClose={onClose} />
  const key = place.key === undefined ? '' : ` ${place.key}`
  const name = `${id} ${action.label}`
  return (
    <Sheet open title={say(action.title ?? action.label, scope)} onClose={onClose}>
      <BlockContext value={name}>
        <ErrorBoundary resetKeys={[action]} fallback={(_error, retry) => <Failed onRetry={retry} />}>
          {action.do === 'sheet' ? (
            <ScopeContext value={scope}>
              <ActionPlaceContext value={{ ...place, close: onClose }}>
                <Blocks id={name} blocks={action.blocks} />
              </ActionPlaceContext>
            </ScopeContext>
          ) : (
            <ActionPlaceContext value={place}>
              <FormOfSheet id={name + key} action={action} scope={scope} onDone={onClose} />
            </ActionPlaceContext>
          )}
        </ErrorBoundary>
      </BlockContext>
    </Sheet>
  )
}

interface FormOfSheetProps {
  readonly id: string
  readonly action: FormAction
  readonly scope: object
  onDone(): void
}

function FormOfSheet({ action, ...rest }: FormOfSheetProps) {
  const { form, fields, order, incomplete, submit } = action
  return (
    <Suspense fallback={<Skeleton look="form" />}>
      {drawForm({ form, fields, order, incomplete, submit, ...rest })}
    </Suspense>
  )
}

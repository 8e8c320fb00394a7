import { act, render } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import type { Texts } from '../../../src/engine/i18n/texts'
import { TextsContext } from '../../../src/engine/i18n/useTexts'
import { ConfirmProvider } from '../../../src/engine/ui/overlay/ConfirmProvider'
import { whenOverlaysSettled } from '../../../src/engine/ui/overlay/overlays'
import { ToastProvider } from '../../../src/engine/ui/feedback/ToastProvider'

const texts: Texts = {
  language: 'en',
  direction: 'ltr',
  t: (key) => `[${key}]`,
  has: () => true,
  change: () => Promise.resolve(),
  loadPart: () => Promise.resolve(),
  now: () => texts,
  subscribe: () => () => {},
}

/** Renders with the providers of the app, mounted twice as in development. */
export function stage(children: ReactNode) {
  const around = (inner: ReactNode) => (
    <StrictMode>
      <TextsContext value={texts}>
        <ToastProvider>
          <ConfirmProvider>{inner}</ConfirmProvider>
        </ToastProvider>
      </TextsContext>
    </StrictMode>
  )
  const screen = render(around(children))
  return { ...screen, show: (next: ReactNode) => screen.rerender(around(next)) }
}

/** Waits until the browser's history matches the open dialogs. */
export async function settled(): Promise<void> {
  await act(async () => {
    await whenOverlaysSettled()
  })
}

/** Presses the browser's Back button. */
export async function goBack(): Promise<void> {
  await act(async () => {
    history.back()
    await Promise.resolve()
  })
  await settled()
}

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
  subscribe: () => () => {},
}

/** Renders with everything around that the app has around, mounted twice as in development. */
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

/** Lets the browser's history catch up with what is open. */
export async function settled(): Promise<void> {
  await act(async () => {
    await whenOverlaysSettled()
  })
}

/** Presses the browser's Back. */
export async function goBack(): Promise<void> {
  await act(async () => {
    history.back()
    await Promise.resolve()
  })
  await settled()
}

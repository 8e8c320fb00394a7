// The page of a payment, with a server and a clock that the test controls.
import { defaultScheduler, notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { ApiError } from '@pagewright/engine/api'
import { type App, AppContext, FormatContext, TextsContext, ToastProvider } from '@pagewright/engine/testing'
import type { Payment } from '../../src/generated/types'
import { PayResult } from '../../src/widgets/pay-result/PayResult'
import { texts } from './stage'

export const endpoint = 'POST /withoutsign/payment/queryOrder'
export const order: Payment = {
  status: 'processing',
  order_no: 'R1001',
  payment_no: 'P77',
  pay_amount: '1250.5',
  currency: 'USD',
  coins: 125_050,
  method: 'Visa',
  user_id: '100001',
  created_at: 1_700_000_000,
  paid_at: 1_700_000_060,
}
export const networkDown = new ApiError('network', endpoint, 'network error')

type Ask = (endpoint: string, body: object, options: { consumer: string; signal: AbortSignal }) => Promise<unknown>
export const ask = vi.fn<Ask>()

/** Fakes the clock in each test of the file that calls this. */
export function holdClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_700_000_100_000 })
    // By default, react-query notifies by a timer of 0 ms, which a fake clock turns into 1 ms.
    notifyManager.setScheduler(queueMicrotask)
    // Removes the jitter from the delays.
    vi.spyOn(Math, 'random').mockReturnValue(0)
    ask.mockReset()
  })
  afterEach(() => {
    show(true)
    notifyManager.setScheduler(defaultScheduler)
  })
}

/** Sets the server's next answers: a status, several in a row, or a failure. */
export function answer(...said: readonly (string | Error)[]): void {
  said.forEach((one, index) => {
    const make = () => (one instanceof Error ? Promise.reject(one) : Promise.resolve({ ...order, status: one }))
    if (index === said.length - 1) ask.mockImplementation(make)
    else ask.mockImplementationOnce(make)
  })
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

export async function open(search = '?order_no=R1001', isStrict = false) {
  const router = createMemoryRouter([{ path: '*', element: <PayResult /> }], {
    initialEntries: [`/pay/result${search}`],
  })
  const app = {
    client: { read: ask },
    market: { linkHosts: ['pay.test'] },
    session: { current: () => ({ uid: '100009', token: 't' }) },
  } as unknown as App
  const tree = (
    <QueryClientProvider client={new QueryClient()}>
      <AppContext value={app}>
        <TextsContext value={texts}>
          <FormatContext value={{ timeZone: 'Asia/Riyadh', shortDivisor: 10 }}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </FormatContext>
        </TextsContext>
      </AppContext>
    </QueryClientProvider>
  )
  const view = render(isStrict ? <StrictMode>{tree}</StrictMode> : tree)
  await pass(0)
  const goTo = (next: string) => act(() => router.navigate(`/pay/result${next}`))
  return { ...view, goTo }
}

export function show(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: isVisible ? 'visible' : 'hidden', configurable: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** The text of the product, as people may have reworded it. */
export const text = (key: string) => texts.t(key)
export const title = () => screen.getByRole('heading', { level: 2 }).textContent
export const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
export const failure = () => document.querySelector('.pw-pay [role="alert"]')?.textContent
export const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

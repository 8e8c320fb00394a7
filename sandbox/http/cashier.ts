import { Hono } from 'hono'
import { html } from 'hono/html'
import { fromHundredths } from '../decimal'
import { endPayment, paymentBy, type PaymentRow } from '../payments'
import { personBy } from '../person'
import type { State } from './state'

const outcomes = [
  { value: 'success', label: 'Pay' },
  { value: 'failed', label: 'Let the payment fail' },
  { value: 'closed', label: 'Close the order' },
  { value: 'never', label: 'Go back without deciding' },
] as const
const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Stands for the payment provider: a page without scripts where the tester says how the payment ends. */
export function cashierRoutes({ db, clock }: State): Hono {
  const app = new Hono()

  app.get('/cashier.css', (context) => {
    context.header('content-type', 'text/css')
    return context.body(style)
  })

  app.get('/cashier/:order', (context) => {
    const payment = paymentBy(db, context.req.param('order'))
    if (!payment) return context.text('There is no such order.', 404)
    context.header('content-security-policy', policy)
    context.header('referrer-policy', 'no-referrer')
    return context.html(page(payment, personBy(db, payment.uid)?.nickname ?? payment.uid))
  })

  app.post('/cashier/:order', async (context) => {
    const payment = paymentBy(db, context.req.param('order'))
    if (!payment) return context.text('There is no such order.', 404)
    const { outcome } = await context.req.parseBody()
    const chosen = outcomes.find(({ value }) => value === outcome)?.value
    if (!chosen) return context.text('There is no such outcome.', 400)
    if (chosen !== 'never') db.transaction(() => endPayment(db, payment, chosen, clock.now()))
    return context.redirect(`/pay/result?order_no=${encodeURIComponent(payment.order_no)}`, 303)
  })

  return app
}

function page(payment: PaymentRow, receiver: string) {
  const goods = payment.identity === 'agent' ? 'agent coins' : 'coins'
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox cashier</title>
        <link rel="stylesheet" href="/__sandbox/cashier.css" />
      </head>
      <body>
        <main>
          <h1>${fromHundredths(payment.amount)} ${payment.currency}</h1>
          <p>${payment.coins.toLocaleString('en')} ${goods} for <bdi>${receiver}</bdi></p>
          <p>Order ${payment.order_no}</p>
          <p>No money moves here. Choose how the payment ends.</p>
          <form method="post">
            ${outcomes.map(({ value, label }) => html`<button name="outcome" value="${value}">${label}</button>`)}
          </form>
        </main>
      </body>
    </html>`
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-inline-size: 26rem; margin: 3rem auto; padding-inline: 1rem; text-align: center; }
h1 { margin-block: 0; font-size: 2.25rem; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 0.75rem; margin-block-start: 2rem; }
button { min-block-size: 48px; border: 1px solid; border-radius: 12px; background: none; color: inherit; font: inherit; }
button:first-child { border-color: #0a7d4f; background: #0a7d4f; color: #fff; }
button:focus-visible { outline: 3px solid #6aa9ff; outline-offset: 2px; }
`

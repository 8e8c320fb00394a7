// Lists secrets, and the ways in which they could get into a report.
import type { FailureEvent } from '../../../src/engine/report/failureEvent'
import type { openPage } from './openPage'

/** Forty values that belong to a person or to the service. */
export const secrets: readonly string[] = [
  // Sessions and keys.
  'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOjQ3MTF9.c2lnbmF0dXJl',
  'Bearer 9f86d081884c7d659a2feaa0c55ad015',
  'token=4c1f2a77be0d4f1d8f7b6b1c0e5a9d33',
  'XSRF-TOKEN=7d9a0b6c',
  'JSESSIONID=AE3F01B2C4D5',
  'sk_live_51HqLyjWDarjtT1zdp7dc',
  'AKIAIOSFODNN7EXAMPLE',
  '-----BEGIN PRIVATE KEY-----',
  'otpauth://totp/Shop:ann?secret=JBSWY3DPEHPK3PXP',
  '493021',
  // Passwords.
  'hunter2',
  'correct horse battery staple',
  'Pa$$w0rd!',
  // People.
  '10047118',
  'uid=88231907',
  'Ann Example',
  'Ayşe Yılmaz',
  'محمد الأحمد',
  'Иван Петров',
  '王小明',
  'ann.example@mail.example',
  '+971 4 555 0170',
  '00966501234567',
  '12 Example Street, Riyadh',
  '784-1990-1234567-1',
  '1987-03-21',
  '24.7136,46.6753',
  '203.0.113.77',
  '2001:db8:85a3::8a2e:370:7334',
  // Money.
  'SA0380000000608010167519',
  'DE89370400440532013000',
  '4111 1111 1111 1111',
  'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'order no 202403150001',
  // Texts of servers, and addresses.
  'insufficient balance of account 88-1203',
  '?q=divorce+lawyer',
  'ann:hunter3@intranet.shop.example',
  '/storage/emulated/0/contract.pdf',
]

type Page = ReturnType<typeof openPage>
interface Door {
  /**
   * Passes a secret to the page, and causes a report. If `address` is set, the page's address contains the secret too.
   */
  readonly put: (page: Page, secret: string) => Promise<void>
  readonly address?: (secret: string) => string
  readonly guard?: (secret: string) => string
  /** True if nothing is reported. */
  readonly isSilent?: true
}

const origin = 'https://m.shop.example'
const asset = `${origin}/assets/start-abcdefgh.js`
const broken = (members: object) => Object.assign(new TypeError('broke'), members)
const uncaught = (error: unknown): FailureEvent => ({ type: 'error', error })
const refused = (reason: unknown): FailureEvent => ({ type: 'unhandledrejection', reason })
const stackOf = (message: string) => `TypeError: ${message}\n    at a (${asset}:1:2)`
const encoded = encodeURIComponent
const tell = (make: (secret: string) => FailureEvent) => (page: Page, secret: string) => page.fail(make(secret))
const told = uncaught(broken({}))

export const doors: { readonly [name: string]: Door } = {
  'the message of an error': { put: tell((s) => uncaught(broken({ message: s, stack: stackOf(s) }))) },
  'the message of an error, among words': {
    put: tell((s) => uncaught(broken({ message: `No "${s}" here.`, stack: stackOf(`No "${s}" here.`) }))),
  },
  'a message that looks like a stack': {
    put: tell((s) => {
      const message = `x\n    at f (${origin}/assets/${encoded(s)}.js:1:2)`
      return uncaught(broken({ message, stack: stackOf(message) }))
    }),
  },
  'the name of an error': { put: tell((s) => uncaught(broken({ name: s }))) },
  'the name of a class of errors': { put: tell((s) => uncaught(broken({ name: `${s}Error` }))) },
  'the cause of an error': { put: tell((s) => uncaught(broken({ cause: new Error(s) }))) },
  'errors in an error': { put: tell((s) => uncaught(new AggregateError([new Error(s), s], s))) },
  'other members of an error': {
    put: tell((s) =>
      uncaught(broken({ serverText: s, body: { res: s }, code: s, path: s, endpoint: s, toJSON: () => s })),
    ),
  },
  'the query of a stack': { put: tell((s) => uncaught(broken({ stack: `at a (${asset}?t=${encoded(s)}:1:2)` }))) },
  'the fragment of a stack': { put: tell((s) => uncaught(broken({ stack: `at a (${asset}#${encoded(s)}:1:2)` }))) },
  'the user of a stack': {
    put: tell((s) => uncaught(broken({ stack: `at a (https://${encoded(s)}@m.shop.example/assets/a-1.js:1:2)` }))),
  },
  'a page in a stack': { put: tell((s) => uncaught(broken({ stack: `at a (${origin}/orders/${encoded(s)}:1:2)` }))) },
  'a function in a stack': {
    put: tell((s) => uncaught(broken({ stack: `at ${s} (${asset}:1:2)\n${s}@${asset}:3:4` }))),
  },
  'code from text in a stack': { put: tell((s) => uncaught(broken({ stack: `at eval (${s}:1:2), <anonymous>:1:2` }))) },
  'the message of the event alone': {
    put: tell((s) => ({ ...uncaught(null), message: s, filename: s }) as FailureEvent),
  },
  'a refused text': { put: tell((s) => refused(s)) },
  'a refused object': { put: tell((s) => refused({ message: s, name: s, uid: s, headers: { cookie: s, token: s } })) },
  'a refused list': { put: tell((s) => refused([s, [s]])) },
  'a refused object with a stack': {
    put: tell((s) => refused({ name: s, message: s, stack: `${s}\n${asset}?${encoded(s)}:1:2` })),
  },
  'a refused answer': { put: tell((s) => refused(new Response(s, { headers: { 'set-cookie': encoded(s) } }))) },
  'a refused figure': { put: tell((s) => refused(Number(s.replaceAll(/\D/g, '') || 4711))) },
  'an error of the browser': { put: tell((s) => uncaught(new DOMException(s, 'NotFoundError'))) },
  'an error that a boundary caught': {
    put: tell((s) => ({ type: 'pw:caught', error: broken({ message: s, stack: stackOf(s) }), block: '/orders list' })),
  },
  'the name of a block': { put: tell((s) => ({ type: 'pw:caught', error: broken({}), block: `/orders ${s}` })) },
  'a chunk that does not load': {
    put: tell((s) => ({ type: 'vite:preloadError', payload: broken({ message: `Failed to fetch: ${asset}?${s}` }) })),
  },
  'the query of a script': { put: tell((s) => fileLost({ src: `${asset}?uid=${encoded(s)}` })) },
  'the user of a style sheet': {
    put: tell((s) => fileLost({ href: `https://${encoded(s)}@x.example/assets/a-1.css` })),
  },
  'the address of a picture': {
    put: tell((s) => fileLost({ src: `https://img.example/${encoded(s)}.png` })),
    isSilent: true,
  },
  'what the policy refused': { put: tell((s) => violation({ blockedURI: `https://x.example/${encoded(s)}?${s}` })) },
  'where the policy refused': { put: tell((s) => violation({ sourceFile: `${asset}?${encoded(s)}` })) },
  'all else of a refusal of the policy': {
    put: tell((s) => violation({ sample: s, documentURI: s, referrer: s, originalPolicy: s, violatedDirective: s })),
  },
  'what the boot guard left': { put: (page) => page.fail(told), guard: (s) => s },
  'what the boot guard left, with its own words': { put: (page) => page.fail(told), guard: (s) => `late ${s}` },
  'the address of the page': {
    put: (page) => page.fail(told),
    address: (s) => `/orders/${encoded(s)}?token=${encoded(s)}#${encoded(s)}`,
  },
  'a form': {
    async put(page, secret) {
      const field = page.window.document.createElement('input')
      page.window.document.querySelector('[data-block]')?.append(field)
      field.value = secret
      field.name = secret
      field.focus()
      page.tap()
      await page.fail(told)
    },
  },
  'the text and attributes of a block': {
    async put(page, secret) {
      const block = page.window.document.querySelector('[data-block]')
      block?.append(secret)
      block?.setAttribute('data-row', secret)
      page.tap()
      await page.fail(told)
    },
  },
  'a block that something else names': {
    async put(page, secret) {
      page.window.document.querySelector('[data-block]')?.setAttribute('data-block', `/orders/${secret} ${secret}`)
      page.tap()
      await page.fail(told)
    },
  },
  'title, cookies and storages': {
    async put(page, secret) {
      const { document, localStorage, sessionStorage, history } = page.window
      document.title = secret
      document.cookie = `token=${encoded(secret)}`
      localStorage.setItem('shop.token', secret)
      sessionStorage.setItem('shop.token', secret)
      history.replaceState({ secret }, '')
      await page.fail(told)
    },
  },
  'members of web vitals': {
    put: tell((s) => {
      const measured = { id: s, name: s, navigationURL: s, entries: [{ url: s, element: { id: s }, target: s }] }
      return { measurements: { lcp: { value: 5, ...measured }, inp: { value: 120, ...measured } } }
    }),
  },
}

function fileLost(target: object): FailureEvent {
  return { type: 'error', target: target as NonNullable<FailureEvent['target']> }
}

function violation(members: object): FailureEvent {
  return { type: 'securitypolicyviolation', effectiveDirective: 'img-src', ...members }
}

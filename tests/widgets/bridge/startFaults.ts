// Faults of an app during the start of a page, and which account the page then knows.
import { AppError, type Page } from '../../../tools/studio/shell/simulators/page'
import type { SimulatedApp, Call, Profile } from '../../../tools/studio/shell/simulators/app'
import { user } from './stand'

export interface Scene {
  readonly profile: Profile
  readonly page: Page
  readonly app: SimulatedApp
}

export interface StartFault {
  /** When the account is known: at the start, later, or never. */
  readonly known: 'at once' | 'late' | 'nobody'
  /** True if the app is absent or ignores calls when a person presses something. */
  readonly isDeaf?: boolean
  /** Milliseconds by which the app is late. */
  readonly wait?: number
  /** Runs before the app comes. */
  prepare?(scene: Scene): void
  /** Answers the call for the user. The default is the correct answer. */
  answer?(call: Call, scene: Scene): void
}

const huge = 'x'.repeat(2 * 1024 * 1024)
const another = { uid: '8', token: 'another' }
const answering =
  (value: unknown): NonNullable<StartFault['answer']> =>
  ({ answer }) =>
    answer(value)

export const startFaults: { readonly [name: string]: StartFault } = {
  silent: { known: 'nobody', answer: () => undefined },
  throws: {
    known: 'nobody',
    isDeaf: true,
    prepare({ app }) {
      app.isBroken = true
    },
  },
  rejects: { known: 'nobody', answer: answering({ code: 500, msg: 'no', res: user, ...user }) },
  'answers twice': {
    known: 'at once',
    answer({ answer }) {
      answer(user)
      answer(another)
    },
  },
  'answers late': { known: 'late', answer: ({ answer }) => void setTimeout(answer, 6000, user) },
  'broken JSON': { known: 'nobody', answer: answering('{"uid":"7","token":"x') },
  'a huge answer': { known: 'nobody', answer: answering(huge) },
  'the wrong type': { known: 'nobody', answer: answering(42) },
  null: { known: 'nobody', answer: answering(null) },
  'a wrong callback id': { known: 'nobody', answer: ({ id }, { app }) => app.answer(`${id}9`, user) },
  'its callback removed': {
    known: 'nobody',
    answer({ id }, { page, app }) {
      removeReceivers(page, id)
      app.answer(id, user)
    },
  },
  'its object replaced': {
    known: 'at once',
    answer({ answer }, scene) {
      answer(user)
      removeObjects(scene.page)
      const again = scene.profile.start(scene.page)
      again.onCall = scene.app.onCall
      again.appear()
    },
  },
  'its object appears late': { known: 'late', isDeaf: true, wait: 5000 },
  'its object disappears': { known: 'nobody', isDeaf: true, answer: (_call, { page }) => removeObjects(page) },
  'a method missing': { known: 'nobody', prepare: ({ app }) => void app.missing.add('getUserInfo') },
  'a value at once': { known: 'at once', answer: answering(user) },
  'a promise': { known: 'nobody', answer: answering(Promise.resolve(user)) },
  'a text in place of an object': { known: 'nobody', answer: answering('DefaultHandler response data') },
  'compiling blocked': {
    known: 'at once',
    prepare({ page }) {
      const refuse = () => {
        throw new AppError('Refused to evaluate a string: the policy of the page has no unsafe-eval.')
      }
      Object.assign(page.globals, { eval: refuse, Function: refuse })
    },
  },
  'the answer of another call': { known: 'nobody', answer: answering({ code: 0, res: { version: '1.4.0' } }) },
}

const objects = [
  '_dsbridge',
  '_dswk',
  'WebViewJavascriptBridge',
  'WKWebViewJavascriptBridge',
  'jsbridge',
  'android',
  'nativeBridge',
  'webkit',
]

function removeObjects({ globals }: Page): void {
  for (const name of objects) delete globals[name]
}

const receivers = [
  '_handleMessageFromNative',
  '_handleMessageFromObjC',
  '_handleMessageFromiOS',
  'onNativeMessage',
  'onmessage',
]

function removeReceivers({ globals }: Page, id: string): void {
  const owners = [globals, ...objects.map((name) => globals[name])].filter(
    (owner): owner is { [name: string]: unknown } => typeof owner === 'object' && owner !== null,
  )
  for (const owner of owners) for (const name of [...receivers, id]) delete owner[name]
}

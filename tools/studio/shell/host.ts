// Executes the calls of the page in the simulated app. It knows no protocol and no element.
import type { AppDevice, AppImage, AppUser } from './appTypes'

/** The visible state of the app around the page. */
export interface Look {
  readonly hasTabBar: boolean
  readonly hasBackButton: boolean
  readonly isClosed: boolean
  /** The opacity of the page, 0 to 1. */
  readonly alpha: number
  /** The app's last action outside the page, as a sentence. */
  readonly told: string
}

export const initialLook: Look = { hasTabBar: false, hasBackButton: true, isClosed: false, alpha: 1, told: '' }

export interface HostOptions {
  readonly device: AppDevice
  user(): Promise<AppUser | undefined>
  has(name: string): boolean
  pictures(wanted: number): readonly AppImage[]
  upload(image: AppImage, user: AppUser): Promise<string>
  show(change: Partial<Look>): void
}

export interface Host {
  /** Returns the app's answer. Rejects if the app cannot do it. */
  answer(name: string, data: object): Promise<unknown>
}

type Answers = { readonly [name: string]: (data: Data) => unknown }
type Data = { readonly [name: string]: unknown }

export function createHost({ device, user, has, pictures, upload, show }: HostOptions): Host {
  const chosen = new Map<string, AppImage>()
  const isDone = (change: Partial<Look>) => {
    show(change)
    return done
  }

  async function put(given: string | AppImage): Promise<{ readonly url: string }> {
    const path = typeof given === 'string' ? given : (given.path ?? '')
    const image = typeof given === 'object' && given.data !== undefined ? given : chosen.get(path)
    const sender = await user()
    if (!image) throw new Error(`The app has no picture ${path}.`)
    if (!sender) throw new Error('Nobody is signed in to the app.')
    return { url: await upload(image, sender) }
  }

  const answers: Answers = {
    getUserInfo: async () => (await user()) ?? { uid: '', token: '' },
    getUserDeviceInfo: () => ({ code: 0, res: device }),
    getDeviceInfo: () => ({ code: 0, res: { version: device.version, versionCode: device.versionCode } }),
    hasNativeMethod: ({ name }) => has(String(name)),
    setTabBar: ({ isShow }) => isDone({ hasTabBar: isShow === true }),
    hiddenBackButton: ({ isHidden }) => isDone({ hasBackButton: isHidden !== true }),
    closeWebViewPage: () => isDone({ isClosed: true }),
    closeWebview: () => isDone({ isClosed: true }),
    stopLoading: () => done,
    changeWebViewBackgroundAlpha: ({ alpha }) => isDone({ alpha: Number(alpha) }),
    chooseImage({ count }) {
      const images = pictures(Number(count ?? 1))
      for (const image of images) chosen.set(image.path ?? '', image)
      return images
    },
    uploadFile: ({ images }) => Promise.all((images as readonly (string | AppImage)[]).map(put)),
    appShare({ type, text, tips }) {
      show({ told: `The app shared by way ${String(type)}: ${String(text)}` })
      return { code: 0, res: { type, text, ...(tips !== undefined && { tips }) } }
    },
  }

  return {
    async answer(name, data) {
      const answer = Object.hasOwn(answers, name) ? answers[name] : undefined
      if (answer) return answer(data as Data)
      return isDone({ told: `The app was asked for ${callWords(name, data)}` })
    },
  }
}

/** Says a call in words, such as `jumpToUser: uid 123`. */
function callWords(name: string, data: object): string {
  const words = Object.entries(data).map(([member, value]) => `${member} ${String(value)}`)
  return words.length === 0 ? name : `${name}: ${words.join(', ')}`
}

const done = { code: 0 }

// Images by way of the app: its own chooser, and its own upload.
import { safeImage } from '@pagewright/engine/ui'
import type { NativeImage } from '../../generated/types'
import type { Bridge } from './bridge'
import { maxChosen, type ImageSource } from './chooseImages'
import type { NativeCaller } from './nativeCaller'
import { fileOf, readImage } from './nativeImage'

export interface Images {
  /** The app's chooser, or undefined where the browser's own has to do: no app, or one that is too old (decision 27). */
  readonly source: ImageSource | undefined
  /** Resolves when it is known whether the app chooses images. */
  readonly decided: Promise<void>
  /** Uploads by the app; gives addresses in the order of the images, undefined for those that did not arrive. */
  upload(images: readonly NativeImage[]): Promise<readonly (string | undefined)[]>
}

export function createImages(
  bridge: Bridge,
  caller: NativeCaller,
  origin: string,
  log: (problem: string) => void,
): Images {
  const made = new WeakMap<Blob, NativeImage>()
  let isPossible = false
  const decided = (async () => {
    await bridge.decided
    isPossible = bridge.state === 'ready' && (await caller.passes('chooseImage'))
  })()

  async function ask(max: number): Promise<readonly NativeImage[]> {
    const list = (await caller.run('chooseImage', { count: Math.min(max, maxChosen) })) ?? []
    return list.flatMap((one) => readImage(one) ?? [])
  }

  function keep(image: NativeImage): File {
    const file = fileOf(image)
    made.set(file, image)
    return file
  }

  async function send(images: readonly NativeImage[]): Promise<readonly (string | undefined)[]> {
    const list = (await caller.run('uploadFile', { images: [...images] })) ?? []
    if (list.length === images.length) return list.map(({ url }) => safeImage(url, origin))
    // Of fewer addresses nobody can tell whose they are.
    if (list.length > 0) log('uploadFile: an answer for another number of images.')
    return images.map(() => undefined)
  }

  async function upload(images: readonly NativeImage[]): Promise<readonly (string | undefined)[]> {
    if (bridge.wire?.platform !== 'android') return images.length === 0 ? [] : send(images)
    const urls: (string | undefined)[] = []
    // Android takes one at a time (spec §7).
    for (const image of images) urls.push(...(await send([image])))
    return urls
  }

  // How many are taken is for the field to say, to the person.
  const source: ImageSource = {
    choose: async (max) => (await ask(max)).map(keep),
    own: {
      has: (file) => made.has(file),
      async send(file) {
        const image = made.get(file)
        const [url] = image ? await upload([image]) : []
        if (url === undefined) throw new Error('The app did not upload the picture.')
        return url
      },
    },
  }

  return {
    get source() {
      return isPossible ? source : undefined
    },
    decided,
    upload,
  }
}

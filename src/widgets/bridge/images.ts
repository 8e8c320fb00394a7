// Images from the app: its own chooser, and its own upload.
import type { ImageSource } from '@pagewright/engine/boot'
import { maxChosen, safeImage } from '@pagewright/engine/ui'
import type { NativeImage } from '../../generated/types'
import type { Bridge } from './bridge'
import type { NativeCaller } from './nativeCaller'
import { fileOf, readImage } from './nativeImage'

export interface Images {
  /** The app's chooser. Undefined if there is no app, or if it is too old. */
  readonly source: ImageSource | undefined
  /** Resolves when it is known whether the app can choose images. */
  readonly decided: Promise<void>
  /** Uploads images by the app. Returns addresses in the order of the images, and undefined for each failure. */
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
    // With another number of addresses, they cannot be matched to images.
    if (list.length > 0) log('uploadFile: an answer for another number of images.')
    return images.map(() => undefined)
  }

  let queue: Promise<unknown> = Promise.resolve()
  let together: Promise<ReadonlyMap<NativeImage, string | undefined>> | undefined
  const waiting: NativeImage[] = []

  /** Uploads the images of one moment by one call; on Android one after another. */
  function uploadOne(image: NativeImage): Promise<string | undefined> {
    if (bridge.wire?.platform === 'android') {
      const sent = queue.then(async () => (await send([image]))[0])
      queue = sent.catch(() => undefined)
      return sent
    }
    waiting.push(image)
    together ??= Promise.resolve().then(async () => {
      together = undefined
      const images = waiting.splice(0)
      const urls = await send(images)
      return new Map(images.map((one, index) => [one, urls[index]]))
    })
    return together.then((urls) => urls.get(image))
  }

  // The field itself tells the person if there are too many.
  const source: ImageSource = {
    choose: async (max) => (await ask(max)).map(keep),
    own: {
      has: (file) => made.has(file),
      async send(file) {
        const image = made.get(file)
        const url = image && (await uploadOne(image))
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
    upload: (images) => Promise.all(images.map(uploadOne)),
  }
}

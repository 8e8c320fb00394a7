import type { NativeHost } from '@pagewright/engine/boot'
import { sendToShowcase } from '../messages'

/** A browser whose app knows the two functions of the example product. Their calls are shown beside the preview. */
export const exampleHost: NativeHost = {
  isHosted: false,
  version: 0,
  subscribe: () => () => undefined,
  has: (call) => call === 'openRoom' || call === 'say',
  call(call, args) {
    sendToShowcase({ type: 'called', call, args })
    return Promise.resolve(undefined)
  },
  user: () => Promise.resolve(undefined),
  device: () => Promise.resolve(undefined),
  images: () => Promise.resolve(undefined),
  shown: () => undefined,
  leave: () => undefined,
  listen: () => () => undefined,
}

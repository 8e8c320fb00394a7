import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { ImageSource } from './chooseImages'
import { useFormServices } from '@pagewright/engine/forms'
import { createImageUploads, type ImageItem, type ImageUploads } from './imageUploads'

/** Returns the uploads of a mounted field: uploaded pictures of its value, and running ones. */
export function useImageUploads(
  urls: readonly string[],
  onUrls: (urls: readonly string[]) => void,
  source: ImageSource | undefined,
): { readonly items: readonly ImageItem[]; readonly uploads: ImageUploads } {
  const services = useFormServices()
  const now = useRef({ services, onUrls, source })
  useEffect(() => {
    now.current = { services, onUrls, source }
  })
  const [uploads] = useState(() =>
    createImageUploads({
      upload: (file, options) => now.current.services.upload(file, options),
      bySource(file) {
        const own = now.current.source?.own
        return own?.has(file) ? own.send(file) : undefined
      },
      isOfSource: (file) => now.current.source?.own?.has(file) ?? false,
      // Committed at once, so that a submit right after an upload sees the address.
      onUrls: (arrived) => flushSync(() => now.current.onUrls(arrived)),
    }),
  )
  useEffect(() => () => uploads.stop(), [uploads])

  const held = urls.join('\n')
  useEffect(() => uploads.adopt(held === '' ? [] : held.split('\n')), [uploads, held])

  return { items: useSyncExternalStore(uploads.subscribe, uploads.current), uploads }
}

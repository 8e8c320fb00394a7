import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useFormServices } from '../../engine/form/services'
import { createImageUploads, type ImageItem, type ImageUploads } from './imageUploads'

/** The pictures of a field while it stands on the screen: what it holds already, and what is on its way. */
export function useImageUploads(
  urls: readonly string[],
  onUrls: (urls: readonly string[]) => void,
): { readonly items: readonly ImageItem[]; readonly uploads: ImageUploads } {
  const services = useFormServices()
  const now = useRef({ services, onUrls })
  useEffect(() => {
    now.current = { services, onUrls }
  })
  const [uploads] = useState(() =>
    createImageUploads(
      (file, options) => now.current.services.upload(file, options),
      // Committed at once: a submit right after an upload must not overtake it.
      (arrived) => flushSync(() => now.current.onUrls(arrived)),
    ),
  )
  useEffect(() => () => uploads.stop(), [uploads])

  const held = urls.join('\n')
  useEffect(() => uploads.adopt(held === '' ? [] : held.split('\n')), [uploads, held])

  return { items: useSyncExternalStore(uploads.subscribe, uploads.current), uploads }
}

// The uploads of one field, in the order in which the pictures were chosen. It knows neither React nor messages.
import { throwIfAborted } from '../../api/abort'
import { ApiError } from '../../api/answer/apiError'
import type { FormServices } from '../fields/services'
import { prepareImage, type ImageType } from './imageFile'

export interface ImageItem {
  readonly id: number
  readonly state: 'waiting' | 'sending' | 'failed' | 'done'
  /** The share of bytes sent, 0 to 1. */
  readonly share: number
  /** The address to show: a local one until the field unmounts, then that of the server. Empty without bytes. */
  readonly preview: string
  /** The address on the server, once the upload has finished. */
  readonly url: string | undefined
  readonly error: unknown
}

export interface ImageUploads {
  current(): readonly ImageItem[]
  subscribe(listener: () => void): () => void
  /** Adds a picture. Without `type`, only its source has the bytes. */
  add(file: Blob, type?: ImageType): void
  retry(id: number): void
  /** Removes a picture, uploaded or not. */
  remove(id: number): void
  /** Replaces the uploaded addresses by those of the form. Running uploads continue. */
  adopt(urls: readonly string[]): void
  /** Cancels running uploads and releases previews. */
  stop(): void
}

export type ImageUpload = FormServices['upload']

interface Task {
  readonly file: Blob
  readonly type: ImageType | undefined
  control: AbortController
}

export interface ImageUploadsOptions {
  readonly upload: ImageUpload
  /** Uploads a picture by its source. Returns undefined if the source leaves that to `upload`. */
  bySource(file: Blob): Promise<string> | undefined
  /** Returns true if the source uploads a picture. It decides itself how many it sends at once. */
  isOfSource?(file: Blob): boolean
  /** Called with all uploaded addresses after each change. */
  onUrls(urls: readonly string[]): void
}

/** Creates the uploads of a field. */
export function createImageUploads({ upload, bySource, isOfSource, onUrls }: ImageUploadsOptions): ImageUploads {
  const listeners = new Set<() => void>()
  const tasks = new Map<number, Task>()
  let items: readonly ImageItem[] = []
  let lastId = 0

  function show(next: readonly ImageItem[]): void {
    items = next
    for (const listener of listeners) listener()
  }

  function put(next: readonly ImageItem[]): void {
    const before = arrivedUrls(items).join('\n')
    show(next)
    if (arrivedUrls(next).join('\n') !== before) onUrls(arrivedUrls(next))
    startNext()
  }

  function change(id: number, next: Partial<ImageItem>): void {
    put(items.map((item) => (item.id === id ? { ...item, ...next } : item)))
  }

  function startNext(): void {
    const isFull = items.filter(({ state }) => state === 'sending').length >= atOnce
    const next = items.find(({ id, state }) => state === 'waiting' && (!isFull || isOwn(id)))
    const task = next && tasks.get(next.id)
    if (!next || !task) return
    void send(next.id, task)
    startNext()
  }

  function isOwn(id: number): boolean {
    const file = tasks.get(id)?.file
    return file !== undefined && isOfSource?.(file) === true
  }

  async function send(id: number, task: Task): Promise<void> {
    const control = new AbortController()
    task.control = control
    show(items.map((item) => (item.id === id ? { ...item, state: 'sending', share: 0, error: undefined } : item)))
    const isShown = task.file.size > 0
    const outcome = await arrive(task, control.signal, (share) => change(id, { share })).then(
      (url): Partial<ImageItem> => ({ state: 'done', share: 1, url, ...(!isShown && { preview: url }) }),
      (error: unknown): Partial<ImageItem> => ({ state: 'failed', error }),
    )
    // A picture that was removed meanwhile is no longer in the list.
    change(id, outcome)
  }

  async function arrive(
    { file, type }: Task,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<string> {
    const sent = bySource(file)
    if (sent) return sent
    if (!type) throw new Error('The bytes of a picture are missing, and its source is gone.')
    const { blob, name } = await prepareImage(file, type)
    const options = { name, signal, onProgress }
    throwIfAborted(signal)
    try {
      return await upload(blob, options)
    } catch (error) {
      // The upload ticket may have expired. A second request gets a new one.
      if (!(error instanceof ApiError && error.kind === 'status' && error.status === 403)) throw error
      return upload(blob, options)
    }
  }

  function release({ id, preview }: ImageItem): void {
    tasks.get(id)?.control.abort()
    if (tasks.delete(id)) URL.revokeObjectURL(preview)
  }

  return {
    current: () => items,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(file, type) {
      lastId += 1
      tasks.set(lastId, { file, type, control: new AbortController() })
      const preview = file.size > 0 ? URL.createObjectURL(file) : ''
      put([...items, { id: lastId, state: 'waiting', share: 0, preview, url: undefined, error: undefined }])
    },
    retry(id) {
      change(id, { state: 'waiting', error: undefined })
    },
    remove(id) {
      items.filter((item) => item.id === id).forEach(release)
      put(items.filter((item) => item.id !== id))
    },
    adopt(urls) {
      const known = arrivedUrls(items)
      if (known.join('\n') === urls.join('\n')) return
      const gone = items.filter(({ url }) => url !== undefined && !urls.includes(url))
      gone.forEach(release)
      const kept = items.filter((item) => !gone.includes(item))
      const added = urls
        .filter((url) => !known.includes(url))
        .map((url): ImageItem => {
          lastId += 1
          return { id: lastId, state: 'done', share: 1, preview: url, url, error: undefined }
        })
      show([...added, ...kept])
    },
    stop() {
      items.forEach(release)
      show(items.flatMap((item) => (item.url === undefined ? [] : [{ ...item, preview: item.url }])))
    },
  }
}

/** Returns the uploaded addresses, in the order in which the pictures were chosen. */
export function arrivedUrls(items: readonly ImageItem[]): readonly string[] {
  return items.flatMap(({ url }) => (url === undefined ? [] : [url]))
}

/** The most parallel uploads. More would slow each other down, and a phone decodes each picture. */
const atOnce = 2

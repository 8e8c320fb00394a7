// Draws a form with a field for pictures, whose uploads the test ends.
import type { RJSFSchema } from '@rjsf/utils'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import type { FormServices } from '../../../src/engine/forms/fields/services'
import { ImageWidget } from '../../../src/engine/forms/files/ImageWidget'
import type { Field } from '../../../src/engine/language/types/plain'
import { mount as mountForm } from './mount'
import { file, png } from './picture'

export const cover: RJSFSchema = {
  type: 'object',
  required: ['cover'],
  properties: { cover: { type: 'string', minLength: 1 } },
}
export const proof: RJSFSchema = {
  type: 'object',
  required: ['cover'],
  properties: { cover: { type: 'array', minItems: 1, maxItems: 9, items: { type: 'string' } } },
}
const field: Field = { label: 'word.cover', widget: 'image', messages: { required: 'word.cover.empty' } }

interface Sent {
  readonly signal: AbortSignal
  onProgress(share: number): void
  arrive(url: string): Promise<void>
  fail(): Promise<void>
}
/** The uploads of the test, in their order. */
export let sent: Sent[] = []

/** Prepares each test of the file that calls this: no upload yet, and previews with numbers. */
export function holdUploads(): void {
  beforeEach(() => {
    sent = []
    let shown = 0
    vi.stubGlobal('createImageBitmap', undefined)
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${location.origin}/${(shown += 1)}`)
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  })
}

interface Setup {
  readonly schema?: RJSFSchema
  readonly max?: Field['max']
  readonly scope?: object
}

export function mount({ schema = cover, max, scope = {} }: Setup = {}) {
  const upload: FormServices['upload'] = (_blob, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      sent.push({
        signal,
        onProgress: (share) => act(() => onProgress?.(share)),
        arrive: (url) => settle(() => resolve(url)),
        fail: () => settle(() => reject(new Error('no'))),
      })
    })
  const fields = { cover: { ...field, ...(max !== undefined && { max }) } }
  // The widget itself: the theme has it with its code still to load.
  return mountForm({ schema, scope, fields, services: { upload }, widgets: { image: ImageWidget } })
}

export const settle = (start?: () => void) =>
  act(async () => {
    start?.()
    await new Promise((resolve) => setTimeout(resolve, 0))
  })
export const input = () =>
  document.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail('There is no file input.')
export const choose = (...files: readonly File[]) =>
  settle(() => {
    Object.defineProperty(input(), 'files', { value: files, configurable: true })
    fireEvent.change(input())
  })
export const send = () => settle(() => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
export const said = () => [...document.querySelectorAll('.pw-images-problems p')].map((line) => line.textContent)
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const pictures = (count: number) => Array.from({ length: count }, () => file(png()))
export const last = () => sent.at(-1) ?? expect.fail('Nothing was sent.')

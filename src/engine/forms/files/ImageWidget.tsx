// A field for pictures. They come from the app or from the browser's chooser, and are uploaded while the person fills in the rest.
import { errorId, getSchemaType, type WidgetProps } from '@rjsf/utils'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../i18n/useTexts'
import { isRef, readPath } from '../../language/runtime/evaluateCondition'
import { toDecimal } from '../../lib/decimal'
import { useLatest } from '../../lib/react'
import type { ImageSource } from '../../native/nativeHost'
import { Picture } from '../../ui/data/Picture'
import { Icon } from '../../ui/icons/Icon'
import { describedBy } from '../controls/input/ariaProps'
import { configOf } from '../controls/input/uiSchema'
import { RequiredText } from '../controls/RequiredText'
import { useFormServices } from '../fields/services'
import { useHeldSubmit, useInScope, useLabel } from '../state/formRuntime'
import { accept, appOrBrowser, browserSource, effectiveMax } from './chooseImages'
import { examineImage, imageTypes, type Refusal } from './imageFile'
import { createImageUploads, type ImageItem, type ImageUploads } from './imageUploads'
import './ImageWidget.css'

/** Draws a field for pictures. It uploads them while the person fills in the rest, and its value is their addresses. */
export function ImageWidget(props: WidgetProps) {
  const { id, schema, value, disabled, readonly, required, onChange } = props
  const texts = useTexts()
  const label = useLabel(props)
  const box = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const services = useLatest(useFormServices())
  // A new source would not know the pictures of the one before.
  const source = useMemo(
    () => (input ? appOrBrowser(() => services.current.images?.(), browserSource(input)) : undefined),
    [input, services],
  )

  const isList = getSchemaType(schema) === 'array'
  const max = useMaxImages(props)
  const { items, uploads } = useImageUploads(urlsOf(value), (urls) => onChange(isList ? urls : urls[0]), source)
  const { problems, take } = useChosen(uploads, max, (file) => source?.own?.has(file) ?? false)
  const [wasRefused, setRefused] = useState(false)
  const isHeld = items.some(({ state }) => state !== 'done')
  useHeldSubmit(isHeld, () => {
    setRefused(true)
    // The focus never moves to a remove button: another press would remove a picture.
    const next = box.current?.querySelector<HTMLElement>('.pw-image-retry') ?? adder.current ?? box.current
    next?.focus()
  })

  const room = max - items.length
  const isFixed = disabled === true || readonly === true
  const sending = items.filter(({ state }) => state === 'waiting' || state === 'sending').length

  function remove(itemId: number) {
    // The remove button disappears with its picture, so the focus moves to the add button.
    flushSync(() => uploads.remove(itemId))
    adder.current?.focus()
  }

  return (
    <div
      ref={box}
      className="pw-images"
      role="group"
      tabIndex={-1}
      aria-label={label}
      aria-describedby={[describedBy(props), `${errorId(id)}-own`].filter(Boolean).join(' ')}
    >
      <ul className={isList ? 'pw-images-grid' : 'pw-images-grid pw-images-single'}>
        {items.map((item, index) => (
          <ImageTile
            key={item.id}
            item={item}
            label={label}
            number={index + 1}
            isFixed={isFixed}
            onRetry={() => uploads.retry(item.id)}
            onRemove={() => remove(item.id)}
          />
        ))}
        {room > 0 && (
          <li className="pw-image">
            <button
              ref={adder}
              id={id}
              type="button"
              className="pw-image-add"
              aria-label={`${label}: ${texts.t('engine.image.add')}`}
              disabled={isFixed}
              onClick={() => void source?.choose(room).then(take)}
            >
              <Icon name="camera" />
              <span>{texts.t('engine.image.add')}</span>
              {isList && (
                <small className="pw-image-count">{texts.t('engine.image.count', { used: items.length, max })}</small>
              )}
            </button>
          </li>
        )}
      </ul>
      <RequiredText id={id} required={required} />
      <p className="pw-images-status" role="status">
        {sending > 0 && texts.t('engine.image.uploading', { count: sending })}
      </p>
      <ImageProblems
        id={`${errorId(id)}-own`}
        keys={[
          ...problems,
          ...(items.some(({ state }) => state === 'failed') ? ['engine.image.failed'] : []),
          ...(wasRefused && isHeld ? ['engine.image.wait'] : []),
        ]}
        max={max}
      />
      <input
        ref={setInput}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        multiple={room > 1}
        disabled={isFixed}
        // Assistive tools may add files without a press on the button.
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          void take(files)
        }}
      />
    </div>
  )
}

function urlsOf(value: unknown): readonly string[] {
  const held: readonly unknown[] = Array.isArray(value) ? value : [value]
  return held.filter((url) => typeof url === 'string' && url !== '').map(String)
}

interface ImageTileProps {
  readonly item: ImageItem
  readonly label: string
  readonly number: number
  readonly isFixed: boolean
  onRetry(): void
  onRemove(): void
}

/** Draws one picture with its progress, a retry after a failure, and a button that removes it. */
function ImageTile({ item, label, number, isFixed, onRetry, onRemove }: ImageTileProps) {
  const texts = useTexts()
  const { state, preview } = item
  const isUnderway = state === 'waiting' || state === 'sending'
  return (
    <li className="pw-image" data-state={state}>
      <Picture src={preview} alt={texts.t('engine.image.picture', { label, number })} />
      {isUnderway && <Progress share={item.share} number={number} />}
      {state === 'failed' && (
        <button
          type="button"
          className="pw-image-veil pw-image-retry"
          aria-label={texts.t('engine.image.retry', { number })}
          onClick={onRetry}
        >
          <Icon name="refresh-cw" />
          <span>{texts.t('engine.retry')}</span>
        </button>
      )}
      {!isFixed && (
        <button
          type="button"
          className="pw-image-remove"
          aria-label={texts.t(isUnderway ? 'engine.image.cancel' : 'engine.image.remove', { number })}
          onClick={onRemove}
        >
          <span className="pw-image-cross">
            <Icon name="x" />
          </span>
        </button>
      )}
    </li>
  )
}

function Progress({ share, number }: { readonly share: number; readonly number: number }) {
  const texts = useTexts()
  const percent = Math.floor(share * 100)
  return (
    <div
      className="pw-image-veil"
      role="progressbar"
      aria-label={texts.t('engine.image.progress', { number })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span className="pw-image-percent">{texts.t('engine.image.percent', { percent })}</span>
      <span className="pw-image-track">
        <span className="pw-image-bar" style={{ inlineSize: `${percent}%` }} />
      </span>
    </div>
  )
}

interface ImageProblemsProps {
  readonly id: string
  /** Message keys. */
  readonly keys: readonly string[]
  readonly max: number
}

/**
 * Lists pictures that were refused or failed. It always exists, so that each message is announced. New messages scroll
 * into view, because rows of pictures may have pushed them under the submit bar.
 */
function ImageProblems({ id, keys, max }: ImageProblemsProps) {
  const texts = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const said = keys.join(' ')
  useEffect(() => {
    if (said !== '') box.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  return (
    <div ref={box} id={id} className="pw-images-problems" role="alert">
      {keys.map((key) => (
        <p key={key} className="pw-field-error">
          {texts.t(key, { maxCount: max })}
        </p>
      ))}
    </div>
  )
}

/**
 * Returns how many pictures a field accepts: one, or for a list the least of the bounds in schema and page and of one
 * choice.
 */
function useMaxImages({ schema, options }: Pick<WidgetProps, 'schema' | 'options'>): number {
  const max = configOf(options)?.max
  const bound = useInScope(
    useCallback(
      (scope: object) => leastOf([max].flat().map((one) => (isRef(one) ? readPath(scope, one.from) : one))),
      [max],
    ),
  )
  return getSchemaType(schema) === 'array' ? effectiveMax(schema.maxItems, bound) : 1
}

function leastOf(bounds: readonly unknown[]): number | undefined {
  const counts = bounds.flatMap((bound) => toDecimal(bound) ?? []).map(Number)
  return counts.length > 0 ? Math.min(...counts) : undefined
}

/** Returns the uploads of a mounted field: uploaded pictures of its value, and running ones. */
function useImageUploads(
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

/** Why a chosen file was refused, as message keys. */
type ChoiceProblem = Refusal | 'engine.image.tooMany'

/** Adds chosen files that are valid and fit, and keeps the problems of the others. */
function useChosen(uploads: ImageUploads, max: number, isOfSource: (file: Blob) => boolean) {
  const [problems, setProblems] = useState<readonly ChoiceProblem[]>([])

  async function take(chosen: readonly File[]): Promise<void> {
    // Closing the chooser without a choice is no mistake.
    if (chosen.length === 0) return
    const { files, isTooMany } = accept(chosen, Math.max(0, max - uploads.current().length))
    const found = new Set<ChoiceProblem>(isTooMany ? ['engine.image.tooMany'] : [])
    // The app may keep the bytes. It is then responsible for what people can choose.
    const examine = async (file: File) => (file.size === 0 && isOfSource(file) ? undefined : examineImage(file))
    const outcomes = await Promise.all(files.map(examine))
    for (const [index, file] of files.entries()) {
      const outcome = outcomes[index]
      if (outcome && 'refusal' in outcome) found.add(outcome.refusal)
      else if (uploads.current().length < max) uploads.add(file, outcome?.type)
    }
    setProblems([...found])
  }

  return { problems, take }
}

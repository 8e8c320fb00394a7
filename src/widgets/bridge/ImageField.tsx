import type { WidgetProps } from '@rjsf/utils'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon, useTexts } from '@pagewright/engine/ui'
import { describedBy, errorId, getSchemaType, RequiredText, useHeldSubmit, useLabel } from '@pagewright/engine/forms'
import { ImageProblems } from './ImageProblems'
import { ImageTile } from './ImageTile'
import { imageTypes } from './imageType'
import { useChosen } from './useChosen'
import { useImageSource } from './useImageSource'
import { useImageUploads } from './useImageUploads'
import { useMaxImages } from './useMaxImages'
import './ImageField.css'

/** Draws a field for pictures. It uploads them while the person fills in the rest, and its value is their addresses. */
export function ImageField(props: WidgetProps) {
  const { id, schema, value, disabled, readonly, required, onChange } = props
  const texts = useTexts()
  const label = useLabel(props)
  const box = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const source = useImageSource(input)

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
              aria-label={`${label}: ${texts.t('image.add')}`}
              disabled={isFixed}
              onClick={() => void source?.choose(room).then(take)}
            >
              <Icon name="camera" />
              <span>{texts.t('image.add')}</span>
              {isList && (
                <small className="pw-image-count">{texts.t('image.count', { used: items.length, max })}</small>
              )}
            </button>
          </li>
        )}
      </ul>
      <RequiredText id={id} required={required} />
      <p className="pw-images-status" role="status">
        {sending > 0 && texts.t('image.uploading', { count: sending })}
      </p>
      <ImageProblems
        id={`${errorId(id)}-own`}
        keys={[
          ...problems,
          ...(items.some(({ state }) => state === 'failed') ? ['image.failed'] : []),
          ...(wasRefused && isHeld ? ['image.wait'] : []),
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

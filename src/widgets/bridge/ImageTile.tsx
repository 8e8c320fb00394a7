import { Icon, Picture, useTexts } from '@pagewright/engine/ui'
import type { ImageItem } from './imageUploads'

interface ImageTileProps {
  readonly item: ImageItem
  readonly label: string
  readonly number: number
  readonly isFixed: boolean
  onRetry(): void
  onRemove(): void
}

/** Draws one picture with its progress, a retry after a failure, and a button that removes it. */
export function ImageTile({ item, label, number, isFixed, onRetry, onRemove }: ImageTileProps) {
  const texts = useTexts()
  const { state, preview } = item
  const isUnderway = state === 'waiting' || state === 'sending'
  return (
    <li className="pw-image" data-state={state}>
      <Picture src={preview} alt={texts.t('image.picture', { label, number })} />
      {isUnderway && <Progress share={item.share} number={number} />}
      {state === 'failed' && (
        <button
          type="button"
          className="pw-image-veil pw-image-retry"
          aria-label={texts.t('image.retry', { number })}
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
          aria-label={texts.t(isUnderway ? 'image.cancel' : 'image.remove', { number })}
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
      aria-label={texts.t('image.progress', { number })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span className="pw-image-percent">{texts.t('image.percent', { percent })}</span>
      <span className="pw-image-track">
        <span className="pw-image-bar" style={{ inlineSize: `${percent}%` }} />
      </span>
    </div>
  )
}

import { useState } from 'react'
import { joinClasses } from '../../lib/react'
import { Icon } from '../icons/Icon'
import { safeImage } from '../format/safeUrl'
import './Picture.css'

interface PictureProps {
  readonly src?: string | undefined
  readonly alt: string
  readonly ratio?: 'square' | 'wide' | undefined
  readonly fit?: 'cover' | 'contain' | undefined
}

/**
 * Shows a lazily loaded image in a box of fixed size. A rejected or broken address shows a placeholder with the text.
 */
export function Picture({ src, alt, ratio = 'square', fit = 'cover' }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const image = safeImage(src)
  return (
    <span className={joinClasses('pw-picture', `pw-picture-${ratio}`, fit === 'contain' && 'pw-picture-contain')}>
      {image && image !== failed ? (
        <img src={image} alt={alt} loading="lazy" decoding="async" onError={() => setFailed(image)} />
      ) : (
        <span className="pw-picture-none" role="img" aria-label={alt || undefined} aria-hidden={alt ? undefined : true}>
          <Icon name="image" />
        </span>
      )}
    </span>
  )
}

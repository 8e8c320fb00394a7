import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { joinClasses } from '../../lib/react'
import { Icon } from '../icons/Icon'
import { hueIndex, initials } from '../format/initials'
import { safeImage } from '../format/safeUrl'
import './Avatar.css'

export interface AvatarProps {
  readonly src?: string | undefined
  readonly name: string
  readonly shape?: 'round' | 'square' | undefined
  readonly size?: 's' | 'm' | 'l' | undefined
}

/** Shows the picture of a person or group, or coloured initials. Decorative, because the name is beside it. */
export function Avatar({ src, name, shape = 'round', size = 'm' }: AvatarProps) {
  const { language } = useTexts()
  const [failed, setFailed] = useState<string>()
  const image = safeImage(src)
  return (
    <span
      className={joinClasses(
        'pw-avatar',
        `pw-avatar-${size}`,
        `pw-avatar-${shape}`,
        `pw-avatar-hue-${hueIndex(name, 5)}`,
      )}
      aria-hidden="true"
    >
      {image && image !== failed ? (
        <img src={image} alt="" loading="lazy" decoding="async" onError={() => setFailed(image)} />
      ) : (
        initials(name, language) || <Icon name="image" />
      )}
    </span>
  )
}

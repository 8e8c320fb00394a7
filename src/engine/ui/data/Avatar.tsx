import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { joinClasses } from '../../lib/react'
import { Icon } from '../icons/Icon'
import { safeImage } from '../format/safeUrl'
import { cleanText } from '../../lib/text'
import './Avatar.css'

interface AvatarProps {
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

/** Returns up to two initials of a name by grapheme, or '' for a name without letters, digits or symbols. Capitals are those of the language. */
function initials(name: string, language: string): string {
  const words = cleanText(name).trim().split(/\s+/u).filter(Boolean)
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .map((word) => (word ? firstGrapheme(word) : ''))
    .join('')
    .toLocaleUpperCase(language)
}

/** Returns a stable number from 0 to `count` - 1 for a name. */
function hueIndex(name: string, count: number): number {
  let hash = 7
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return hash % count
}

function firstGrapheme(word: string): string {
  if (!('Segmenter' in Intl)) return Array.from(word)[0] ?? ''
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}

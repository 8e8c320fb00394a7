import { useEffect, useState } from 'react'
import { useTexts } from '../text/useTexts'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import type { ToastTone } from './useToast'

export interface Shown {
  readonly id: number
  readonly text: string
  readonly tone: ToastTone
  /** When it came, as `performance.now()` tells it. */
  readonly at: number
}

/** One message: it goes after four seconds, but stays while it is pointed at or holds the focus. */
export function ToastCard({ toast, onHide }: { readonly toast: Shown; onHide(id: number): void }) {
  const texts = useTexts()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => onHide(toast.id), 4000)
    return () => clearTimeout(timer)
  }, [isHeld, onHide, toast.id])
  return (
    <div
      className={`pw-toast pw-toast-${toast.tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={iconOf[toast.tone]} />
      <span className="pw-toast-text">{toast.text}</span>
      <IconButton icon="x" label={texts.t('engine.close')} onPress={() => onHide(toast.id)} />
    </div>
  )
}

const iconOf: { readonly [tone in ToastTone]: string } = {
  plain: 'info',
  good: 'circle-check',
  warn: 'triangle-alert',
  danger: 'circle-alert',
}

import { useRef } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { copyText } from '../format/copyText'
import { IconButton } from '../input/IconButton'
import { useToast } from '../feedback/ToastProvider'
import './Copy.css'

interface CopyProps {
  /** The text to copy, unchanged. */
  readonly text: string
  /** Accessible name; 'Copy' by default. */
  readonly label?: string | undefined
}

/** Shows a small button that copies a number or id and confirms it. */
export function Copy({ text, label }: CopyProps) {
  const texts = useTexts()
  const toast = useToast()
  const ref = useRef<HTMLSpanElement>(null)
  const copy = async () => {
    const isCopied = await copyText(text, ref.current)
    if (isCopied) toast(texts.t('engine.copied'), 'good')
    else toast(texts.t('engine.copy.failed'), 'danger')
  }
  return (
    <span ref={ref} className="pw-copy">
      <IconButton icon="copy" label={label ?? texts.t('engine.copy')} onPress={() => void copy()} />
    </span>
  )
}

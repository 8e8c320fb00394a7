import { useTexts } from '../../i18n/useTexts'
import { copyText } from '../../ui/format/copyText'
import { useToast } from '../../ui/feedback/ToastProvider'

/** Returns a function that copies a text and shows whether that worked. It resolves to true if it did. */
export function useCopy(): (text: string, done?: string) => Promise<boolean> {
  const texts = useTexts()
  const toast = useToast()
  return async (text, done) => {
    // An open dialog makes the rest of the page inert, so the helper field must be inside the dialog.
    const near = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
    const isCopied = text !== '' && (await copyText(text, near))
    if (isCopied) toast(done ?? texts.t('engine.copied'), 'good')
    else toast(texts.t('engine.copy.failed'), 'danger')
    return isCopied
  }
}

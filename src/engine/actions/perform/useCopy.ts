import { useCallback } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { copyText } from '../../ui/format/copyText'
import { useToast } from '../../ui/feedback/ToastProvider'

/** Gives what puts a text on the clipboard and says whether it worked. */
export function useCopy(): (text: string, done?: string) => Promise<void> {
  const texts = useTexts()
  const toast = useToast()
  return useCallback(
    async (text, done) => {
      // Inside an open dialog all the rest of the page is inert, the clipboard's helper field too.
      const near = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
      const isCopied = text !== '' && (await copyText(text, near))
      if (isCopied) toast(done ?? texts.t('engine.copied'), 'good')
      else toast(texts.t('engine.copy.failed'), 'danger')
    },
    [texts, toast],
  )
}

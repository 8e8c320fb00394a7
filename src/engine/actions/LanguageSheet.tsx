import { useApp } from '../runtime/app/app'
import { languageName } from '../i18n/languageNames'
import { useTexts } from '../i18n/useTexts'
import { Menu } from '../ui/overlay/Menu'
import { Sheet } from '../ui/overlay/Sheet'
import { useToast } from '../ui/feedback/ToastProvider'

/** Lists the languages of the market by their own names. A choice changes the texts and keeps the state of the page. */
export function LanguageSheet({ onClose }: { onClose(): void }) {
  const { languages } = useApp()
  const texts = useTexts()
  const toast = useToast()
  async function choose(language: string) {
    onClose()
    try {
      await texts.change(language)
    } catch {
      toast(texts.t('engine.error.network'), 'danger')
    }
  }
  return (
    <Sheet open title={texts.t('engine.language')} onClose={onClose}>
      <Menu
        items={languages.map((language) => ({
          id: language,
          label: languageName(language),
          lang: language,
          icon: language === texts.language ? 'check' : undefined,
          onPress: () => void choose(language),
        }))}
      />
    </Sheet>
  )
}

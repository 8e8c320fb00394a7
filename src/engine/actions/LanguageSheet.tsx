import { useApp } from '../runtime/app/app'
import { languageName } from '../i18n/languageNames'
import { useTexts } from '../i18n/useTexts'
import { Menu } from '../ui/overlay/Menu'
import { Sheet } from '../ui/overlay/Sheet'
import { useToast } from '../ui/feedback/ToastProvider'

/** The languages of the market, each by its own name. The page stays as it is; only its words change. */
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
          icon: language === texts.language ? 'check' : undefined,
          onPress: () => void choose(language),
        }))}
      />
    </Sheet>
  )
}

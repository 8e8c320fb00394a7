import { useApp } from '../app'
import { languageName } from '../text/languageNames'
import { useTexts } from '../text/useTexts'
import { Menu } from '../ui/Menu'
import { Sheet } from '../ui/Sheet'
import { useToast } from '../ui/useToast'

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

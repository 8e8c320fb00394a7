import { useApp, useDocumentTitle } from '../runtime/app/app'
import { sentence, type Problem } from '../language/types/problem'
import { useGoHome } from '../runtime/navigation/Entries'
import { useTexts } from '../i18n/useTexts'
import { Button } from '../ui/input/Button'
import { Empty } from '../ui/feedback/Empty'
import { Notice } from '../ui/feedback/Notice'
import { PageFrame } from '../ui/layout/PageFrame'

/**
 * Shows a page with a broken config: visitors read that it is not available, developers read why. The rest of the site
 * works.
 */
export function PageProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const { market } = useApp()
  const texts = useTexts()
  const goHome = useGoHome()
  useDocumentTitle(market.product)
  return (
    <PageFrame title={market.product} onBack={goHome}>
      <Empty
        icon="triangle-alert"
        text={texts.t('engine.page.broken')}
        action={
          <Button tone="primary" onPress={goHome}>
            {texts.t('engine.page.home')}
          </Button>
        }
      />
      {import.meta.env.DEV &&
        problems.map((problem) => (
          <Notice key={sentence(problem)} tone="danger">
            {sentence(problem)}
          </Notice>
        ))}
    </PageFrame>
  )
}

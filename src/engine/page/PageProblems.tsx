import { useNavigate } from 'react-router-dom'
import { useApp } from '../app'
import { sentence, type Problem } from '../config/problem'
import { useTexts } from '../text/useTexts'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { Notice } from '../ui/Notice'
import { PageFrame } from '../ui/PageFrame'

/** A page whose config is wrong: visitors are told that it is not there, developers read why. The rest of the site works. */
export function PageProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const { market } = useApp()
  const texts = useTexts()
  const navigate = useNavigate()
  return (
    <PageFrame title={market.product} onBack={() => navigate('/')}>
      <Empty
        icon="triangle-alert"
        text={texts.t('engine.page.broken')}
        action={
          <Button tone="primary" onPress={() => navigate('/')}>
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

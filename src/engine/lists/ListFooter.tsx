import { memo } from 'react'
import { Button } from '../ui/input/Button'
import { Failed } from '../ui/feedback/Failed'
import { Notice } from '../ui/feedback/Notice'
import { Spinner } from '../ui/icons/Icon'
import { useTexts } from '../i18n/useTexts'
import { maxPages, type ListFooterState } from './data/paging'

export interface ListFooterProps {
  readonly state: ListFooterState
  onMore(): void
}

/** Shows the last line of a list: a spinner, a button for more rows, a failure with retry, or 'no more'. */
export const ListFooter = memo(function ListFooter({ state, onMore }: ListFooterProps) {
  const texts = useTexts()
  return <div className="pw-list-end">{shown()}</div>

  function shown() {
    switch (state) {
      case 'loading':
        return <Spinner />
      case 'more':
        return (
          <Button tone="plain" onPress={onMore}>
            {texts.t('engine.list.more')}
          </Button>
        )
      case 'failed':
        return <Failed inline text={texts.t('engine.list.failed')} onRetry={onMore} />
      case 'full':
        return <Notice tone="plain">{texts.t('engine.list.full', { pages: maxPages })}</Notice>
      case 'end':
        return <p className="pw-list-no-more">{texts.t('engine.list.end')}</p>
    }
  }
})

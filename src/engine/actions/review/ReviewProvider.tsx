import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { preloadable } from '../../lib/preload'
import { useTexts } from '../../i18n/useTexts'
import { useTranslate } from '../../i18n/useTranslate'
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary'
import { Failed } from '../../ui/feedback/Failed'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Button } from '../../ui/input/Button'
import { lazyPart } from '../../ui/layout/lazyPart'
import { Leaving } from '../../ui/overlay/Leaving'
import { Sheet } from '../../ui/overlay/Sheet'
import { actionTone, callLabel } from '../perform/actionTexts'
import { ReviewContext, type ReviewRequest } from '../perform/placeContext'

interface Asked extends ReviewRequest {
  answer(isAgreed: boolean): void
}

/** Imports the content of the step on demand. A form that has one preloads it. */
export const lazyReview = preloadable(() => import('./ReviewBody'))
const drawReview = lazyPart(
  async () => (await lazyReview.load()).ReviewBody,
  () => lazyReview.loaded()?.ReviewBody,
)

/** Shows the step before a call that has a `review`, above any open sheet. */
export function ReviewProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const ask = useCallback(
    (request: ReviewRequest) =>
      new Promise<boolean>((resolve) => {
        setAsked((before) => {
          // One step at a time: the call that waited for the former one is not sent.
          before?.answer(false)
          return { ...request, answer: resolve }
        })
      }),
    [],
  )
  const answer = (isAgreed: boolean) => {
    // Synchronous, because a navigation waits for the history of the closed sheet.
    flushSync(() => setAsked(undefined))
    asked?.answer(isAgreed)
  }
  return (
    <ReviewContext value={ask}>
      {children}
      <Leaving>{asked && <ReviewSheet asked={asked} onAnswer={answer} />}</Leaving>
    </ReviewContext>
  )
}

interface ReviewSheetProps {
  readonly asked: Asked
  onAnswer(isAgreed: boolean): void
}

/** Draws the step. "Back" changes the values; the other button sends them, once they are on the screen. */
function ReviewSheet({ asked, onAnswer }: ReviewSheetProps) {
  const { action, review, scope } = asked
  const texts = useTexts()
  const translate = useTranslate()
  const [isShown, setShown] = useState(false)
  const onShown = useCallback(() => setShown(true), [])
  const back = () => onAnswer(false)
  return (
    <Sheet
      open
      title={translate(review.title, scope)}
      onClose={back}
      footer={
        <div className="pw-sheet-choice">
          <Button block onPress={back}>
            {texts.t('engine.back')}
          </Button>
          <Button
            block
            tone={actionTone(action, scope) === 'danger' ? 'danger' : 'primary'}
            disabled={!isShown}
            onPress={() => onAnswer(true)}
          >
            {translate(review.ok ?? callLabel(action, scope), scope)}
          </Button>
        </div>
      }
    >
      <ErrorBoundary resetKeys={[asked]} fallback={(_error, retry) => <Failed inline onRetry={retry} />}>
        <Suspense fallback={<Skeleton look="lines" />}>{drawReview({ review, scope, onShown })}</Suspense>
      </ErrorBoundary>
    </Sheet>
  )
}

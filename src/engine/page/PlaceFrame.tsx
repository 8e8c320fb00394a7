import type { ReactNode } from 'react'
import { useTexts } from '../i18n/useTexts'
import { useApp, useDocumentTitle } from '../runtime/app/app'
import { useGoBack } from '../runtime/navigation/Entries'
import { useAccount } from '../runtime/session/useAccount'
import { PageFrame } from '../ui/layout/PageFrame'
import { hasShownPage, useBaseScope } from './PageView'
import { currentPlace, SiteNavigation, usePlaces } from './SiteNavigation'

interface PlaceFrameProps {
  readonly path: string
  /** The title, if it is not that of the place to which the path belongs. */
  readonly title?: string | undefined
  /** True while the page still comes. It takes the focus then. */
  readonly isWaiting?: boolean
  onBack?(): void
  readonly children: ReactNode
}

const unknownPage = {}

/** Frames what stands in the place of a page that is not there, or not yet: the site around it shows as ever. */
export function PlaceFrame({ path, title, isWaiting = false, onBack, children }: PlaceFrameProps) {
  const app = useApp()
  const texts = useTexts()
  const goBack = useGoBack()
  const { known } = useAccount(false)
  const scope = useBaseScope(unknownPage, known, unknownPage)
  const places = usePlaces(scope)
  const id = currentPlace(path, places)
  const place = places.find(([one]) => one === id)?.[1]
  const shown = title ?? (place ? texts.t(place.label) : app.market.product)
  const hasBack = hasShownPage(app) && place?.to !== path
  useDocumentTitle(shown)
  return (
    <PageFrame
      title={shown}
      navigation={<SiteNavigation path={path} scope={scope} places={places} />}
      onBack={onBack ?? (hasBack ? goBack : undefined)}
      isWaiting={isWaiting}
    >
      {children}
    </PageFrame>
  )
}

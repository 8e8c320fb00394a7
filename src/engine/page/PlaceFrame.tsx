import type { ReactNode } from 'react'
import { useTexts } from '../i18n/useTexts'
import { useApp, useDocumentTitle } from '../runtime/app/app'
import { useGoBack } from '../runtime/navigation/Entries'
import { PageFrame } from '../ui/layout/PageFrame'
import { hasShownPage, useBaseScope } from './PageView'
import { currentPlace, SiteNavigation, usePlaces } from './SiteNavigation'

interface PlaceFrameProps {
  readonly path: string
  readonly user: unknown
  /** True while the page still comes. It takes the focus then. */
  readonly isWaiting: boolean
  readonly children: ReactNode
}

const unknownPage = {}

/** Frames what stands in the place of a page whose code is not there: the site around it shows as ever. */
export function PlaceFrame({ path, user, isWaiting, children }: PlaceFrameProps) {
  const app = useApp()
  const texts = useTexts()
  const goBack = useGoBack()
  const scope = useBaseScope(unknownPage, user, unknownPage)
  const places = usePlaces(scope)
  const id = currentPlace(path, places)
  const place = places.find(([one]) => one === id)?.[1]
  const title = place ? texts.t(place.label) : app.market.product
  const hasBack = hasShownPage(app) && place?.to !== path
  useDocumentTitle(title)
  return (
    <PageFrame
      title={title}
      navigation={<SiteNavigation path={path} scope={scope} places={places} />}
      onBack={hasBack ? goBack : undefined}
      isWaiting={isWaiting}
    >
      {children}
    </PageFrame>
  )
}

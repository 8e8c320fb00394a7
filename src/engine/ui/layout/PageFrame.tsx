import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { joinClasses, useMedia } from '../../lib/react'
import { Illustration } from '../icons/Illustration'
import { Link } from '../input/Link'
import { IconButton } from '../input/IconButton'
import { useFocusOnArrival } from '../feedback/keepFocus'
import { pageCame } from '../feedback/ToastProvider'
import './PageFrame.css'
import './PageEntrance.css'
import './PageWide.css'

interface PageFrameProps {
  readonly title: string
  readonly onBack?: (() => void) | undefined
  /** `welcome` shows a coloured header behind a large title, `entrance` a picture of the market beside the content. */
  readonly look?: 'plain' | 'welcome' | 'entrance' | undefined
  /** The icon whose drawing an entrance shows where there is room for it. */
  readonly icon?: string | undefined
  /** The name of the product. It stands above the title of an entrance. */
  readonly brand?: string | undefined
  /** Whether the reader went on to this page or back to it. A page that is opened directly shows at once. */
  readonly arrival?: 'next' | 'back' | undefined
  /** The bar that leads to the parts of the site. */
  readonly navigation?: ReactNode
  /** True for a page that still loads: the focus comes with its content. */
  readonly isWaiting?: boolean | undefined
  readonly children: ReactNode
}

/** Draws the frame of a page: header with back button and title, and content, clear of notches. */
export function PageFrame({
  title,
  onBack,
  look = 'plain',
  icon,
  brand,
  arrival,
  navigation,
  isWaiting = false,
  children,
}: PageFrameProps) {
  const texts = useTexts()
  const main = useRef<HTMLElement>(null)
  const titleId = useId()
  const mainId = `${titleId}-main`
  useFocusOnArrival(main, isWaiting)
  useEffect(pageCame, [])
  return (
    <div className={joinClasses('pw-page', `pw-page-${look}`, arrival && `pw-page-${arrival}`)}>
      <Link className="pw-page-skip" href={`#${mainId}`} onPress={() => main.current?.focus()}>
        {texts.t('engine.skip')}
      </Link>
      {navigation}
      <div className="pw-page-top" ref={watchTop} />
      <header className="pw-page-head">
        {onBack && <IconButton icon="arrow-left" mirror label={texts.t('engine.back')} onPress={onBack} />}
        {icon && look === 'entrance' && <EntranceArt icon={icon} />}
        {brand && look === 'entrance' && <span className="pw-page-brand">{brand}</span>}
        <h1 id={titleId} className={joinClasses('pw-page-title', title === brand && 'pw-page-brand')}>
          {title}
        </h1>
        {onBack && <span className="pw-page-end" />}
      </header>
      <main ref={main} id={mainId} className="pw-page-main" tabIndex={-1} aria-labelledby={titleId}>
        {children}
      </main>
    </div>
  )
}

/** Narrow screens have the form in its place. */
function EntranceArt({ icon }: { readonly icon: string }) {
  return useMedia('(min-width: 900px)') && <Illustration icon={icon} />
}

/** Marks the header when the top of the page is out of sight. A style that follows the scroll would cost each frame. */
function watchTop(top: HTMLElement | null): () => void {
  const watch = new IntersectionObserver((seen) =>
    top?.nextElementSibling?.toggleAttribute('data-over', seen.at(-1)?.isIntersecting === false),
  )
  if (top) watch.observe(top)
  return () => watch.disconnect()
}

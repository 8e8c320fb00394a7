import { useApp } from '../runtime/app/app'
import { useNavigateTo } from '../runtime/navigation/useNavigateTo'
import { RichText } from '../ui/data/RichText'
import { safePath } from '../ui/format/safeUrl'

export interface RichViewProps {
  readonly text: string
  readonly heading?: 'h2' | 'h3'
}

/** Draws formatted text. Its links open pages of the site, and sites whose hosts the market names. */
export function RichView({ text, heading = 'h2' }: RichViewProps) {
  const { site, market } = useApp()
  const navigateTo = useNavigateTo()
  const ownLink = (url: string) => {
    const path = safePath(url, { known: (route) => Object.hasOwn(site, route), logins: [] })
    return path === undefined ? undefined : { href: path, open: () => void navigateTo({ to: path }, {}) }
  }
  return <RichText text={text} linkHosts={market.linkHosts} ownLink={ownLink} heading={heading} />
}

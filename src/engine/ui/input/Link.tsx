// Links to pages of this site, and to other sites.
import type { ComponentProps } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { Icon } from '../icons/Icon'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly href: string
  /** Called instead of the browser's navigation, unless the reader asked for another tab or window. */
  onPress(): void
}

/** Draws a link to a page of the site. The browser offers it to assistive technology, a new tab and the clipboard. */
export function Link({ href, onPress, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        // The second tap of a double tap was meant for what the first one opened.
        if (event.detail < 2) onPress()
      }}
    >
      {children}
    </a>
  )
}

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** An address that `safeLink` or `phoneLink` returned. */
  readonly href: string
}

/**
 * Draws a link to another site. It opens in a new tab, and says so. The other site learns nothing of this one. A telephone
 * number is called from here.
 */
export function OutsideLink({ href, children, ...rest }: OutsideLinkProps) {
  const texts = useTexts()
  if (href.startsWith('tel:'))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    )
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="pw-hidden">{texts.t('engine.open.tab')}</span>
      <Icon name="external-link" mirror />
    </a>
  )
}

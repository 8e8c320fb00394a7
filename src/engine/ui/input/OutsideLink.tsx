import type { ComponentProps } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { Icon } from '../icons/Icon'

interface OutsideLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** An address that `safeLink` returned. */
  readonly href: string
}

/** Draws a link to another site. It opens in a new tab, and says so. The other site learns nothing of this one. */
export function OutsideLink({ href, children, ...rest }: OutsideLinkProps) {
  const texts = useTexts()
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="pw-hidden">{texts.t('engine.open.tab')}</span>
      <Icon name="external-link" mirror />
    </a>
  )
}

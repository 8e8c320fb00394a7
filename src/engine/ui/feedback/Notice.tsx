import type { ReactNode } from 'react'
import type { Tone } from '../../language/types/plain'
import { Icon } from '../icons/Icon'
import './Notice.css'

interface NoticeProps {
  readonly tone?: Tone | undefined
  readonly title?: string | undefined
  readonly icon?: string | undefined
  readonly children: ReactNode
}

/** Shows a boxed remark. The tone `danger` is announced at once. */
export function Notice({ tone = 'plain', title, icon, children }: NoticeProps) {
  return (
    <div className={`pw-notice pw-tone-${tone}`} role={tone === 'danger' ? 'alert' : 'note'}>
      <Icon name={icon ?? iconOf[tone]} />
      <div className="pw-notice-words">
        {title && <strong className="pw-notice-title">{title}</strong>}
        <div>{children}</div>
      </div>
    </div>
  )
}

const iconOf: { readonly [tone in Tone]: string } = {
  plain: 'info',
  primary: 'sparkles',
  good: 'circle-check',
  warn: 'triangle-alert',
  danger: 'circle-alert',
}

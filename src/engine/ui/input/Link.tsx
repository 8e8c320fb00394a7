import type { ComponentProps } from 'react'

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

import { Fragment, type ReactNode } from 'react'
import { safeLink } from '../format/safeUrl'
import { parseRichText, type Inline, type RichBlock } from '../format/parseRichText'
import { Link } from '../input/Link'
import './RichText.css'

interface RichTextProps {
  readonly text: string
  /** Hosts that a link may lead to. Any other link is shown as text. */
  readonly linkHosts: readonly string[]
  /** Returns a link to a page of the site, or undefined if there is no such page. */
  ownLink?(path: string): OwnLink | undefined
  /** The element of headings. The default is `h2`. */
  readonly heading?: 'h2' | 'h3'
}
interface OwnLink {
  readonly href: string
  open(): void
}

/** Shows a text with headings, lists, links and emphasis. It never makes markup from the text. */
export function RichText({ text, linkHosts, ownLink, heading = 'h2' }: RichTextProps) {
  const inline = (parts: readonly Inline[]) =>
    parts.map((part, index) => <Fragment key={`${index} ${part.is}`}>{drawInline(part, linkHosts, ownLink)}</Fragment>)
  return (
    <div className="pw-rich" dir="auto">
      {parseRichText(text).map((block, index) => (
        <Fragment key={`${index} ${block.is}`}>{drawBlock(block, inline, heading)}</Fragment>
      ))}
    </div>
  )
}

function drawBlock(
  block: RichBlock,
  inline: (parts: readonly Inline[]) => ReactNode,
  Heading: NonNullable<RichTextProps['heading']>,
): ReactNode {
  switch (block.is) {
    case 'heading':
      return <Heading>{inline(block.parts)}</Heading>
    case 'quote':
      return <blockquote>{inline(block.parts)}</blockquote>
    case 'code':
      return (
        <pre dir="ltr">
          <code>{block.text}</code>
        </pre>
      )
    case 'list': {
      const items = block.items.map((item, index) => <li key={`${index} ${item.length}`}>{inline(item)}</li>)
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    default:
      return <p>{inline(block.parts)}</p>
  }
}

function drawInline(part: Inline, linkHosts: readonly string[], ownLink: RichTextProps['ownLink']): ReactNode {
  switch (part.is) {
    case 'strong':
      return <strong>{part.text}</strong>
    case 'em':
      return <em>{part.text}</em>
    case 'code':
      return <code dir="ltr">{part.text}</code>
    case 'link': {
      const own = ownLink?.(part.url)
      if (own)
        return (
          <Link href={own.href} onPress={own.open}>
            {part.text}
          </Link>
        )
      const url = safeLink(part.url, linkHosts)
      if (url === undefined) return `${part.text} (${part.url})`
      return (
        <a href={url} target="_blank" rel="noopener noreferrer nofollow">
          {part.text}
        </a>
      )
    }
    default:
      return part.text
  }
}

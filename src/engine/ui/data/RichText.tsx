import { Fragment, type ReactNode } from 'react'
import { safeLink } from '../format/safeUrl'
import { parseRichText, type Inline, type RichBlock } from '../format/parseRichText'
import './RichText.css'

interface RichTextProps {
  readonly text: string
  /** Hosts that a link may lead to. Any other link is shown as text. */
  readonly linkHosts: readonly string[]
}

/** Shows a text with headings, lists, links and emphasis. It never makes markup from the text. */
export function RichText({ text, linkHosts }: RichTextProps) {
  const inline = (parts: readonly Inline[]) =>
    parts.map((part, index) => <Fragment key={`${index} ${part.is}`}>{drawInline(part, linkHosts)}</Fragment>)
  return (
    <div className="pw-rich" dir="auto">
      {parseRichText(text).map((block, index) => (
        <Fragment key={`${index} ${block.is}`}>{drawBlock(block, inline)}</Fragment>
      ))}
    </div>
  )
}

function drawBlock(block: RichBlock, inline: (parts: readonly Inline[]) => ReactNode): ReactNode {
  switch (block.is) {
    case 'heading':
      return <h2>{inline(block.parts)}</h2>
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

function drawInline(part: Inline, linkHosts: readonly string[]): ReactNode {
  switch (part.is) {
    case 'strong':
      return <strong>{part.text}</strong>
    case 'em':
      return <em>{part.text}</em>
    case 'code':
      return <code dir="ltr">{part.text}</code>
    case 'link': {
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

// Parses a small part of Markdown: headings, lists, quotes, code, links and emphasis. All else stays text.

export type Inline =
  | { readonly is: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly is: 'link'; readonly text: string; readonly url: string }

export type RichBlock =
  | { readonly is: 'heading' | 'paragraph' | 'quote'; readonly parts: readonly Inline[] }
  | { readonly is: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly is: 'code'; readonly text: string }

/** Parses a text to its blocks. Every text gives blocks, and nothing in it becomes markup. */
export function parseRichText(text: string): readonly RichBlock[] {
  const blocks: RichBlock[] = []
  const lines = text.replaceAll('\r', '').split('\n')
  let at = 0
  const takeWhile = (fits: (line: string) => boolean): readonly string[] => {
    const start = at
    while (at < lines.length && fits(lines[at] ?? '')) at += 1
    return lines.slice(start, at)
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (line.trim() === '') at += 1
    else if (opensCode.test(line)) {
      at += 1
      blocks.push({ is: 'code', text: takeWhile((one) => !closesCode.test(one)).join('\n') })
      at += 1
    } else if (heading.test(line)) {
      blocks.push({ is: 'heading', parts: parseInline(line.replace(heading, '')) })
      at += 1
    } else if (bullet.test(line) || numbered.test(line)) {
      const isOrdered = !bullet.test(line)
      const mark = isOrdered ? numbered : bullet
      const items = takeWhile((one) => mark.test(one)).map((one) => parseInline(one.replace(mark, '')))
      blocks.push({ is: 'list', isOrdered, items })
    } else if (quote.test(line)) {
      const quoted = takeWhile((one) => quote.test(one)).map((one) => one.replace(quote, ''))
      blocks.push({ is: 'quote', parts: parseInline(quoted.join(' ')) })
    } else blocks.push({ is: 'paragraph', parts: parseInline(takeWhile(isPlain).join(' ')) })
  }
  return blocks
}

const heading = /^#{1,6} /
const bullet = /^[-*+] /
const numbered = /^\d{1,9}[.)] /
const quote = /^> ?/
/** A code block may name its language after the marks. The name is not shown; any other line with marks is text. */
const opensCode = /^```[\w+#.-]*\s*$/
const closesCode = /^```\s*$/

function isPlain(line: string): boolean {
  return line.trim() !== '' && ![heading, bullet, numbered, quote, opensCode].some((mark) => mark.test(line))
}

/** Parses emphasis, code and links within a line. A mark without its end stays text. */
function parseInline(text: string): readonly Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\][]+\]\([^()\s]+\))/)
    .filter((part) => part !== '')
    .map(toInline)
}

function toInline(part: string): Inline {
  const [, text, url] = /^\[([^\][]+)\]\(([^()\s]+)\)$/.exec(part) ?? []
  if (text !== undefined && url !== undefined) return { is: 'link', text, url }
  if (/^\*\*[^*]+\*\*$/.test(part)) return { is: 'strong', text: part.slice(2, -2) }
  if (/^\*[^*]+\*$/.test(part)) return { is: 'em', text: part.slice(1, -1) }
  if (/^`[^`]+`$/.test(part)) return { is: 'code', text: part.slice(1, -1) }
  return { is: 'text', text: part }
}

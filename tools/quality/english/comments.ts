// The comments of a file as sentences.
import { parseSync } from 'vite'

export interface Sentence {
  readonly text: string
  /** The line in which its comment begins. */
  readonly line: number
  /** The first sentence of the docstring of an exported function. */
  readonly opensFunction: boolean
  /** Part of a docstring or of the title of a file, where a phrase without a verb is enough. */
  readonly isDocstring: boolean
}

interface Block {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly isDocstring: boolean
}

/** Returns the sentences of all comments of a TypeScript file. Directives of tools are left out. */
export function sentencesOf(file: string, source: string): readonly Sentence[] {
  const { comments } = parseSync(file, source)
  const blocks: Block[] = []
  for (const { type, value, start, end } of comments) {
    const text = value.replaceAll(/^\s*\*+ ?/gm, '').trim()
    if (/^(oxlint|eslint|@|#|\/)|^-{3}|^enhancement:/.test(text)) continue
    const last = blocks.at(-1)
    const isNext = last && !last.isDocstring && type === 'Line' && /^\n\s*$/.test(source.slice(last.end, start))
    if (isNext) blocks[blocks.length - 1] = { ...last, end, text: `${last.text} ${text}` }
    else blocks.push({ start, end, text, isDocstring: type === 'Block' && value.startsWith('*') })
  }
  return blocks.flatMap((block) => {
    const line = source.slice(0, block.start).split('\n').length
    const after = source.slice(block.end, block.end + 80)
    const isFunction = block.isDocstring && /^\s*export (async )?function/.test(after)
    return splitSentences(block.text).map((text, at) => ({
      text,
      line,
      isDocstring: block.isDocstring || line === 1,
      opensFunction: isFunction && at === 0,
    }))
  })
}

/** Splits a text into sentences; code, addresses and lists of names do not count as words of it. */
export function splitSentences(text: string): readonly string[] {
  return text
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/`[^`]*`/g, 'code')
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+(?=["'([]?[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

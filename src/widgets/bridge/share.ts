// What is shared, and where (spec §4).
import type { Share, ShareAnswer, ShareType } from '../../generated/types'

export const shareTypes: { readonly [Type in ShareType]: string } = {
  1: 'link',
  2: 'whatsApp',
  3: 'snapchat',
  4: 'instagram',
  5: 'facebook',
  6: 'inviteCode',
  7: 'copy',
}

const copy: ShareType = 7

/** Gives what is shared; undefined for an unknown type and for an empty text (spec §5). Only what is copied has tips. */
export function shareOf({ type, text, tips }: Share): Share | undefined {
  if (!Object.hasOwn(shareTypes, type) || text.trim() === '') return undefined
  return { type, text, ...(type === copy && tips !== undefined && { tips }) }
}

/** Gives the text that the page has to copy, and what to say afterwards, when copying was chosen. */
export function copyOf(answer: ShareAnswer | undefined): { readonly text: string; readonly tips?: string } | undefined {
  const { type, text, tips } = answer?.res ?? {}
  if (type !== copy || text === undefined || text.trim() === '') return undefined
  return { text, ...(tips !== undefined && { tips }) }
}

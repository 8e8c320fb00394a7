// The native share types and texts.
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

/** Returns the share data. Returns undefined for an unknown type or an empty text. Only copied texts have tips. */
export function shareOf({ type, text, tips }: Share): Share | undefined {
  if (!Object.hasOwn(shareTypes, type) || text.trim() === '') return undefined
  return { type, text, ...(type === copy && tips !== undefined && { tips }) }
}

/** Returns the text to copy and the message after it, if the person chose to copy. */
export function copyOf(answer: ShareAnswer | undefined): { readonly text: string; readonly tips?: string } | undefined {
  const { type, text, tips } = answer?.res ?? {}
  if (type !== copy || text === undefined || text.trim() === '') return undefined
  return { text, ...(tips !== undefined && { tips }) }
}

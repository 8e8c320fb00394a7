// The kinds of blocks. A new kind needs a folder with `definition.ts` and its view, its lines here, and a line for the view.
// That line is in `viewBlocks.ts`, or in `blockCode.ts` if the kind has a chunk of its own.
import * as carousel from './carousel/definition'
import * as form from './form/definition'
import * as links from './links/definition'
import * as kept from './kept/definition'
import * as list from './list/definition'
import * as media from './media/definition'
import * as receipt from './receipt/definition'
import * as record from './record/definition'
import * as tabs from './tabs/definition'
import * as text from './text/definition'
import * as timeline from './timeline/definition'
import * as widget from './widget/definition'
import type { Outline } from '../language/grammar/kinds'

/** Definitions by the value of `block`. Only build tools load them. */
export const blockDefinitions = {
  form: form.definition,
  list: list.definition,
  kept: kept.definition,
  carousel: carousel.definition,
  media: media.definition,
  record: record.definition,
  receipt: receipt.definition,
  links: links.definition,
  text: text.definition,
  widget: widget.definition,
  tabs: tabs.definition,
  timeline: timeline.definition,
} as const

/** The skeletons of blocks that are loading. They are the only part of a definition in a bundle. */
export const outlines: { readonly [Kind in keyof typeof blockDefinitions]: Outline } = {
  form: form.outline,
  list: list.outline,
  kept: kept.outline,
  carousel: carousel.outline,
  media: media.outline,
  record: record.outline,
  receipt: receipt.outline,
  links: links.outline,
  text: text.outline,
  widget: widget.outline,
  tabs: tabs.outline,
  timeline: timeline.outline,
}

declare module '../language/types/plain' {
  interface Kinds {
    readonly blocks: typeof blockDefinitions
  }
}

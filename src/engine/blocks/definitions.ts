// The kinds of blocks. A new one is a folder with its `definition.ts`, its lines here, and a line for its view: in `viewBlocks.ts`, or
// in `blockCode.ts` if its code is a chunk of its own.
import * as carousel from './carousel/definition'
import * as form from './form/definition'
import * as links from './links/definition'
import * as list from './list/definition'
import * as record from './record/definition'
import * as tabs from './tabs/definition'
import * as text from './text/definition'
import * as timeline from './timeline/definition'
import * as widget from './widget/definition'
import type { Outline } from '../language/grammar/kinds'

/** By what `block` says. Only build tools load these. */
export const blockDefinitions = {
  form: form.definition,
  list: list.definition,
  carousel: carousel.definition,
  record: record.definition,
  links: links.definition,
  text: text.definition,
  widget: widget.definition,
  tabs: tabs.definition,
  timeline: timeline.definition,
} as const

/** What stands in the place of a block while it loads. A bundle has this of a definition, and nothing else. */
export const outlines: { readonly [Kind in keyof typeof blockDefinitions]: Outline } = {
  form: form.outline,
  list: list.outline,
  carousel: carousel.outline,
  record: record.outline,
  links: links.outline,
  text: text.outline,
  widget: widget.outline,
  tabs: tabs.outline,
  timeline: timeline.outline,
}

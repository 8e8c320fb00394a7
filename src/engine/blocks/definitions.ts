// The kinds of blocks. A new one is a folder with its `definition.ts`, a line here, and its view in the chunk that
// its `codeGroup` names, which for small ones is a line of `viewBlocks.ts`.
import { carousel } from './carousel/definition'
import { form } from './form/definition'
import { links } from './links/definition'
import { list } from './list/definition'
import { record } from './record/definition'
import { tabs } from './tabs/definition'
import { text } from './text/definition'
import { timeline } from './timeline/definition'
import { widget } from './widget/definition'

/** By what `block` says. */
export const blockDefinitions = {
  form,
  list,
  carousel,
  record,
  links,
  text,
  widget,
  tabs,
  timeline,
} as const

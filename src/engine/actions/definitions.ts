// The kinds of actions. A new one is a file in `definitions/`, a line here, and its case in `perform/usePerform.ts`.
import { call } from './definitions/call'
import { copy } from './definitions/copy'
import { download } from './definitions/download'
import { form } from './definitions/form'
import { link } from './definitions/link'
import { native } from './definitions/native'
import { language, signOut } from './definitions/session'
import { open } from './definitions/open'
import { sequence } from './definitions/sequence'
import { set } from './definitions/set'
import { share } from './definitions/share'
import { sheet } from './definitions/sheet'

/** Definitions by the value of `do`. */
export const actionDefinitions = {
  call,
  form,
  link,
  open,
  native,
  copy,
  share,
  download,
  sheet,
  set,
  sequence,
  signOut,
  language,
} as const

/** The kinds that a sequence can perform. Sheets are not among them, because they are open for as long as a person likes. */
export const stepDefinitions = { call, link, open, native, copy, share, download, set, signOut } as const

// Lists the messages of the boot guard. The build copies them from `locales/` into the guard's file, because nothing
// else has loaded yet.

/** Message keys in the order of the texts in `GuardData.messages`. */
export const guardMessages = ['engine.guard.old', 'engine.guard.failed', 'engine.retry'] as const

/** The data that the build inserts into the guard's file. */
export interface GuardData {
  /** Prefix of the storage keys, to find the chosen language. */
  readonly project: string
  /** Texts by language, in the order of `guardMessages`. */
  readonly messages: { readonly [language: string]: readonly string[] }
  /** Languages that are written from right to left. */
  readonly rtl: readonly string[]
  /** The contact of each market by host; `''` serves every other host. */
  readonly contacts: { readonly [host: string]: string }
}

// The messages of the boot guard. The build copies them from `locales/` into the guard's file: nothing else is loaded yet.

/** Message keys in the order in which `GuardData.messages` has their texts. */
export const guardMessages = ['engine.guard.old', 'engine.guard.failed', 'engine.retry'] as const

/** What the build puts into the guard's file. */
export interface GuardData {
  /** Prefixes the keys of storage, where the chosen language is kept. */
  readonly project: string
  /** Texts by language, in the order of `guardMessages`. */
  readonly messages: { readonly [language: string]: readonly string[] }
  /** Languages that are written from right to left. */
  readonly rtl: readonly string[]
  /** The contact of each market by the hosts of its pages; `''` serves every other host. */
  readonly contacts: { readonly [host: string]: string }
}

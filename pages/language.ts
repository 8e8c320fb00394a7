import type { PartConfig } from '@pagewright/engine/language'

/** The way to the picker of languages, also for who is not signed in. */
export const language = {
  value: { do: 'language', label: 'account.language', icon: 'languages' },
} as const satisfies PartConfig

/** The way to the picker of languages, also for who is not signed in. */
export const language = { do: 'language', label: 'account.language', icon: 'languages' } as const

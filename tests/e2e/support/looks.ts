/** How a page may look: both directions of writing, each light and dark. */
export const looks = [
  { language: 'en', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
  { language: 'ar', colorScheme: 'light' },
  { language: 'ar', colorScheme: 'dark' },
] as const

/** How a page may look: both directions of writing, and both schemes of colours. Neither changes what the other does. */
export const looks = [
  { language: 'en', colorScheme: 'light' },
  { language: 'ar', colorScheme: 'dark' },
] as const

// For what the renderer says, 2 kB of English: it is asked for by name, and the words are the page's.

/** Gives each phrase by its own name. */
export const TranslatableString: { readonly [name: string]: string } = new Proxy(
  {},
  { get: (_, name) => (typeof name === 'string' ? name : undefined) },
)

// Replaces fast-uri (7 kB, ADR 0001): the browser's `URL` resolves the references between schemas.

/** Resolves a reference against a base, which may be relative. */
function resolve(base: string, reference: string): string {
  if (reference.startsWith('#')) return `${base.replace(/#.*$/, '')}${reference}`
  const from = new URL(base, nowhere)
  return new URL(reference, from).href.replace(nowhere, reference.startsWith('/') ? '/' : '')
}

function equal(left: string, right: string): boolean {
  return new URL(left, nowhere).href === new URL(right, nowhere).href
}

const nowhere = 'relative://schema/'

const uri = { resolve, equal }

// fast-uri has a default export only.
export { uri as default }

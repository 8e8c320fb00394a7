// For fast-uri: the addresses of schemas, resolved by the browser.

/** Gives a reference as seen from a base, which may be relative itself. */
function resolve(base: string, reference: string): string {
  if (reference.startsWith('#')) return `${base.replace(/#.*$/, '')}${reference}`
  const from = new URL(base, nowhere)
  return new URL(reference, from).href.replace(nowhere, reference.startsWith('/') ? '/' : '')
}

/** True when two addresses are the same once they are written the same way. */
function equal(left: string, right: string): boolean {
  return new URL(left, nowhere).href === new URL(right, nowhere).href
}

const nowhere = 'relative://schema/'

const uri = { resolve, equal }

// The package has one export, without a name.
export { uri as default }

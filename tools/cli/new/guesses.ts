// English texts of a new page, as a person would write them, from its address and from the names of members.

/** Returns the text for each message key of the page at `route`. */
export function guessesFor(route: string, area: string, kind: string): (key: string) => string {
  const steps = route.split('/').filter((step) => step !== '')
  const [last = 'page', above] = steps.toReversed()
  const things = wordsOf(last).toLowerCase()
  const isNew = kind === 'form' && above !== undefined && /^(new|create|add)$/i.test(last)
  const own: { readonly [key: string]: string } = {
    [`${area}.title`]: isNew ? `New ${singular(wordsOf(above)).toLowerCase()}` : wordsOf(last),
    [`${area}.empty`]: `No ${things} yet`,
    [`${area}.submit`]: 'Save',
    [`${area}.done`]: 'Saved',
    [`${area}.failed`]: 'Not saved',
  }
  return (key) => {
    const [name = '', parent = ''] = key.split('.').toReversed()
    // The item of a list is one of what the list is called.
    if (name === 'one') return singular(wordsOf(parent))
    return own[key] ?? wordsOf(name.replace(/^(title|empty|submit|done|failed)Field$/, '$1'))
  }
}

/** Returns the name of a member in words: "Created at" for created_at, "Active" for isActive, "User ID" for userID. */
export function wordsOf(name: string): string {
  const parts = name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z]+)([A-Z][a-z])/g, '$1$3 $2$4')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
  const shown = parts.length > 1 && /^is$/i.test(parts[0] ?? '') ? parts.slice(1) : parts
  const words = shown.map((part) => (isShort(part) ? part.toUpperCase() : part.toLowerCase())).join(' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Returns true for what is written in capitals: "ID", "URL", "VAT". */
function isShort(part: string): boolean {
  return /^(id|url|uri|ip|api|vat|iban|bic|sku|uid|uuid|pdf|csv|html|json|sms|gps|pin|dob|usd|eur)$/i.test(part)
}

function singular(words: string): string {
  if (/[^aeiou]ies$/i.test(words)) return words.replace(/ies$/i, 'y')
  return /(s|x|z|ch|sh)es$/i.test(words) ? words.slice(0, -2) : words.replace(/([^s])s$/i, '$1')
}

// Keywords of other drafts of JSON Schema, and what to write instead.

/** What to do about a keyword of a later draft that draft 7 has no words for. */
export const refused: { readonly [keyword: string]: readonly [drafts: string, instead: string] } = {
  unevaluatedProperties: [
    '2019-09',
    'name all members in the "properties" beside it, and write "additionalProperties" instead',
  ],
  unevaluatedItems: ['2019-09', 'write the list of "items", and "additionalItems" instead'],
  minContains: ['2019-09', 'write "contains" alone, for at least one item'],
  maxContains: ['2019-09', 'remove it, and let the server count'],
  $recursiveRef: ['2019-09', 'write "$ref"'],
  $dynamicRef: ['2020-12', 'write "$ref" with the definition that it means'],
  $vocabulary: ['2019-09', 'remove it'],
}

/** Keywords that the definitions of a product write in the words of draft 7. */
const written: { readonly [keyword: string]: readonly [drafts: string, instead: string] } = {
  ...refused,
  prefixItems: ['2020-12', 'write the list in "items"'],
  $anchor: ['2019-09', 'give the part a name of its own in "$defs"'],
  $dynamicAnchor: ['2020-12', 'give the part a name of its own in "$defs"'],
  $recursiveAnchor: ['2019-09', 'remove it'],
  id: ['4', 'remove it: a definition has a name and a file'],
  $id: ['', 'remove it: a definition has a name and a file'],
  $schema: ['', 'remove it: all definitions are of draft 7'],
  definitions: ['', 'write "$defs" at the top of the file'],
  extends: ['3', 'write "allOf"'],
  divisibleBy: ['3', 'write "multipleOf"'],
  disallow: ['3', 'write "not"'],
}

/** Returns what to write for a keyword that the definitions of a product do not have, or undefined if no draft has it. */
export function otherDraft(keyword: string): string | undefined {
  const [drafts, instead] = Object.hasOwn(written, keyword) ? (written[keyword] ?? []) : []
  if (instead === undefined) return undefined
  const why = drafts === '' ? 'may not stand here' : `is of draft ${drafts}, and definitions are of draft 7`
  return `"${keyword}" ${why}: ${instead}.`
}

// Makes names of files and members.

/** Converts words to camel case: 'taxId' for 'tax_id', 'shopItemList' for '/shop/item-list'. */
export function camel(text: string): string {
  const parts = text.split(/[^A-Za-z0-9]+/).filter((part) => part !== '')
  return parts
    .map(
      (part, index) => (index === 0 ? part.slice(0, 1).toLowerCase() : part.slice(0, 1).toUpperCase()) + part.slice(1),
    )
    .join('')
}

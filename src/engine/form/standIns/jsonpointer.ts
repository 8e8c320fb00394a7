// For jsonpointer: where a `$ref` points to.

/** Gives the part of a schema at a pointer (RFC 6901), or undefined. */
function get(schema: unknown, pointer: string): unknown {
  if (pointer === '') return schema
  return pointer.split('/').slice(1).map(unescape).reduce(memberOf, schema)
}

function memberOf(part: unknown, name: string): unknown {
  if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined
  return (part as { readonly [name: string]: unknown })[name]
}

function unescape(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}

const pointer = { get }

// The package has one export, without a name.
export { pointer as default }

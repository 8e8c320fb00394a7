interface Members {
  readonly [name: string]: unknown
}

/** Returns the part of a document that a reference within it names, such as `#/$defs/place`, or undefined. */
export function targetOf(document: object, $ref: string): unknown {
  const names = $ref.slice(1).split('/').slice(1)
  return names
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, name) ? (at as Members)[name] : undefined,
      document,
    )
}

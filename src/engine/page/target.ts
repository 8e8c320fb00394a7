/** A route with its query. */
export function target(to: string, query: { readonly [name: string]: unknown }): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return search ? `${to}?${search}` : to
}

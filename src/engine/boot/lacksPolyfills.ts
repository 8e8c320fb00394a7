/** Tells an engine that needs `polyfills.ts`: each of its features is asked for, because an engine may lack any of them. */
export function lacksPolyfills(): boolean {
  const list: object = Array.prototype
  return !(
    'hasOwn' in Object &&
    'structuredClone' in window &&
    'at' in String.prototype &&
    ['at', 'findLastIndex', 'toSorted'].every((method) => method in list)
  )
}

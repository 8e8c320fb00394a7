/** Returns in one line why a text is not JSON. The caller adds the place. */
export function jsonError(text: string, error: unknown): string {
  if (text.startsWith('\ufeff')) return 'it begins with a byte order mark: save it as UTF-8 without BOM'
  const said = error instanceof Error ? error.message : String(error)
  return said
    .replace(/ in JSON at position \d+.*$/s, '')
    .replace(/, ".*is not valid JSON$/s, '')
    .replace(/^Unexpected end.*$/, 'it ends too early')
}

/** Why a text is no JSON, in one line and without a place, which whoever says it gives better. */
export function noJson(text: string, error: unknown): string {
  if (text.startsWith('\ufeff')) return 'it begins with an invisible mark (BOM): save it as UTF-8 without one'
  const said = error instanceof Error ? error.message : String(error)
  return said
    .replace(/ in JSON at position \d+.*$/s, '')
    .replace(/, ".*is not valid JSON$/s, '')
    .replace(/^Unexpected end.*$/, 'it ends too early')
}

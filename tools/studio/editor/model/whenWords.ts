/** The day and the minute: `30 Nov 2026, 19:40`. */
export function whenWords(when: string): string {
  return new Date(when).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}

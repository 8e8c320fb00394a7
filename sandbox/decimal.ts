/** Hundredths of a decimal text such as `12.5`; undefined for anything else, or beyond what a safe integer holds. */
export function toHundredths(text: string): number | undefined {
  const found = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text)
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : undefined
}

/** `1250` hundredths as `12.50`. */
export function fromHundredths(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

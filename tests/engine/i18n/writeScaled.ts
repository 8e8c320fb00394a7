/** Writes a decimal number of so many units, each of which is 10 to the power of -`scale`. */
export function writeScaled({ units, scale }: { readonly units: bigint; readonly scale: number }): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const sign = units < 0n ? '-' : ''
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

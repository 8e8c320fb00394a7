/** Makes a name that nothing else has: 32 hexadecimal digits. Also where the page is not a secure context. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

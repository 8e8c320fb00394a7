/** Returns the anti-forgery token of a cookie string: the value of XSRF-TOKEN. */
export function readXsrf(cookies: string): string | undefined {
  for (const cookie of cookies.split(';')) {
    const [name, ...rest] = cookie.split('=')
    if (name?.trim() !== 'XSRF-TOKEN') continue
    const value = rest.join('=').trim()
    if (value !== '') return decoded(value)
  }
  return undefined
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Gives what loads data by the name of a file; `url` has a star in the place of the name. Rejects where there is no such file. */
export function jsonAt(url: string): (name: string) => Promise<unknown> {
  return async (name) => {
    const response = await fetch(url.replace('*', name))
    if (!response.ok) throw new Error(`${response.url}: status ${response.status}.`)
    return response.json()
  }
}

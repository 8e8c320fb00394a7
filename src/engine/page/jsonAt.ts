import { announceLost } from './announceLost'

/** Gives what loads data by the name of a file; `url` has a star in the place of the name. Rejects as code that is gone does. */
export function jsonAt(url: string): (name: string) => Promise<unknown> {
  return (name) => read(url.replace('*', name)).catch(announceLost)
}

async function read(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: status ${response.status}.`)
  return response.json()
}

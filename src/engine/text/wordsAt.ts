import type { Bundle } from './texts'

/** Loads words by language and by the name of what says them. */
export type LoadWords = (language: string, part: string) => Promise<Bundle>

/** Gives what loads words from files; `url` has a star in the place of 'tr/team-member'. */
export function wordsAt(url: string): LoadWords {
  return async (language, part) => {
    const response = await fetch(url.replace('*', `${language}/${part}`))
    if (!response.ok) throw new Error(`${response.url}: status ${response.status}.`)
    return (await response.json()) as Bundle
  }
}

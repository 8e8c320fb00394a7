import { Sources } from '@pagewright/cli/source'
import { replaced } from '../replaced'

/** Where a change is made by hand and nothing is written. */
export class Desk extends Sources {
  /** Puts something in the place of what is found first; throws where nothing is. */
  edit(file: string, find: string | RegExp, put: string): void {
    this.write(file, replaced(file, this.read(file), find, put))
  }

  /** A line in every language, behind the first one of its file. */
  say(key: string, texts: { readonly [language: string]: string }): void {
    for (const [language, text] of Object.entries(texts))
      this.edit(`locales/${language}.json`, /^\{\n.*\n/, `$&  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`)
  }
}

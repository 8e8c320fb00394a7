import { SourceEdits } from '@pagewright/cli/source'
import { replaced } from '../replaced'

/** Makes changes in memory. It writes no file. */
export class DraftSources extends SourceEdits {
  /** Replaces the first match in a file. Throws if there is none. */
  edit(file: string, find: string | RegExp, put: string): void {
    this.write(file, replaced(file, this.read(file), find, put))
  }

  /** Adds a message to every language, after the first line of the file. */
  say(key: string, texts: { readonly [language: string]: string }): void {
    for (const [language, text] of Object.entries(texts))
      this.edit(`locales/${language}.json`, /^\{\n.*\n/, `$&  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`)
  }
}

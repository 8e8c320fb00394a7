import { isObject } from '@pagewright/engine/tools'
import type { Files } from '../../files'

/** Returns the English texts by key, or none if they cannot be read, which another check reports. */
export function englishTexts(files: Files): { readonly [key: string]: unknown } {
  try {
    const found: unknown = JSON.parse(files.read('locales/en.json'))
    return isObject(found) ? found : {}
  } catch {
    return {}
  }
}

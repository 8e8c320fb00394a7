import { readBundles, type MessageFile } from '../../tools/cli/check/texts/bundle'
import { root } from '../../tools/cli/root'

/** Every bundle of the product. */
export const bundles: readonly MessageFile[] = readBundles(root)

/** Returns the bundle of a language. Throws if there is none. */
export function bundleNamed(language: string): MessageFile {
  const found = bundles.find((bundle) => bundle.language === language)
  if (!found) throw new Error(`There is no locales/${language}.json.`)
  return found
}

// The addresses of pictures and videos. A page may show its own files and those of hosts that the market names.
import { parseUrl } from '../../lib/attempt'
import { readPath } from '../../language/runtime/evaluateCondition'
import { isObject } from '../../language/runtime/merge'
import { languageName } from '../../i18n/languageNames'
import { safeImage, safeLink } from '../../ui/format/safeUrl'

/** An address in the page, or the path to one in its data. */
type Written = string | { readonly from: string } | undefined

/** Returns the address of a picture. The page may name any of its own files, its data may name no SVG. */
export function imageAddress(written: Written, scope: object, hosts: readonly string[]): string | undefined {
  return isObject(written) ? safeImage(readPath(scope, written.from)) : mediaAddress(written, hosts)
}

/** Returns an address of this site, or https of one of the hosts. Returns undefined for any other. */
export function mediaAddress(url: unknown, hosts: readonly string[]): string | undefined {
  if (typeof url !== 'string') return undefined
  return safeLink(url.startsWith('/') ? parseUrl(url)?.href : url, [...hosts, window.location.host])
}

/** Returns the captions of a video with the names of their languages, each in itself. */
export function captionsOf(captions: { readonly [language: string]: string } = {}) {
  return Object.entries(captions).map(([language, file]) => ({
    language,
    file,
    label: languageName(language),
  }))
}

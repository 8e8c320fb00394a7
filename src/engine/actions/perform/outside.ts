// What an action hands to the world outside of the page: another site, the clipboard, the app, a sheet that shares.
import type { Action } from '../../language/types/plain'
import type { Market } from '../../language/types/market'
import { readText } from '../../language/runtime/evaluateCondition'
import { phoneLink, safeLink } from '../../ui/format/safeUrl'
import { useTexts } from '../../i18n/useTexts'
import { copyText } from '../../ui/format/copyText'
import { useToast } from '../../ui/feedback/ToastProvider'
import { useApp } from '../../runtime/app/app'

type OpenAction = Extract<Action, { do: 'open' }>

/** Where an action leads outside of this site. */
interface Outside {
  /** False if the answer has no address. */
  readonly isThere: boolean
  /** The address, if it is https and the market lists its host in `linkHosts`, or that of a telephone number. */
  readonly href: string | undefined
}

export function outsideOf(action: OpenAction, scope: object, { linkHosts }: Pick<Market, 'linkHosts'>): Outside {
  if (action.phone !== undefined) {
    const href = phoneLink(readText(scope, action.phone))
    return { isThere: href !== undefined, href }
  }
  const address = action.value === undefined ? action.address : readText(scope, action.value)
  return { isThere: address !== '', href: safeLink(address, linkHosts) }
}

/** Opens another site in a new tab. A web view has no tabs, so the site replaces the page there. A call leaves the page. */
export function openOutside(href: string, isInApp: boolean): void {
  if (isInApp || href.startsWith('tel:')) window.location.assign(href)
  else window.open(href, '_blank', 'noopener,noreferrer')
}

/** Returns a function that copies a text and shows whether that worked. It resolves to true if it did. */
export function useCopy(): (text: string, done?: string) => Promise<boolean> {
  const texts = useTexts()
  const toast = useToast()
  return async (text, done) => {
    // An open dialog makes the rest of the page inert, so the helper field must be inside the dialog.
    const near = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
    const isCopied = text !== '' && (await copyText(text, near))
    if (isCopied) toast(done ?? texts.t('engine.copied'), 'good')
    else toast(texts.t('engine.copy.failed'), 'danger')
    return isCopied
  }
}

/**
 * Returns a function that calls the app with resolved arguments. If the app leaves a text to the page (`CopyRequest`),
 * the page copies it.
 */
export function useCallNative(): (call: string, args: { readonly [name: string]: unknown }) => Promise<void> {
  const { native } = useApp()
  const copy = useCopy()
  return async (call, args) => {
    const copying = await native.call(call, args)
    if (copying) await copy(copying.text, copying.tips)
  }
}

export interface Shared {
  readonly title?: string | undefined
  readonly text: string
  /** Path of a page of this site. */
  readonly path?: string | undefined
  /** Native call that shares. Its argument `text` takes the text and the URL. */
  readonly by?: { readonly call: string; readonly args: { readonly [name: string]: unknown } } | undefined
}

/** Returns a function that shares a text. It resolves to false if the person closed the sheet, or nothing was copied. */
export function useShare(): (shared: Shared) => Promise<boolean | void> {
  const { native } = useApp()
  const copy = useCopy()
  const callNative = useCallNative()
  return async ({ title, text, path, by }) => {
    if (text.trim() === '') return
    const url = path && new URL(path, window.location.origin).href
    const whole = url ? `${text} ${url}` : text
    if (by && native.has(by.call)) return callNative(by.call, { ...by.args, text: whole })
    if (typeof navigator.share !== 'function') return copy(whole)
    try {
      await navigator.share({ text, ...(url && { url }), ...(title && { title }) })
    } catch (error) {
      // Closing the sheet is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return false
      return copy(whole)
    }
  }
}

// Forces light or dark in any browser. A page cannot set the preference of a frame, so this rewrites the media queries
// in the frame.
import type { Combination } from '../combination'

type Scheme = Combination['scheme']
const asked = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g

/** Returns a media query in which the scheme is replaced by its answer. */
export function withAnswer(query: string, scheme: Scheme): string {
  return query.replaceAll(asked, (_, wanted) => (wanted === scheme ? '(min-width: 0px)' : '(max-width: 0px)'))
}

/** Answers all queries of a window's scripts and style sheets for the scheme. Must run before its first script. */
export function forceScheme(window: Window & typeof globalThis, scheme: Scheme): void {
  const { document } = window
  const match = window.matchMedia.bind(window)
  window.matchMedia = (query) => match(withAnswer(query, scheme))
  const { prototype } = window.CSSStyleSheet
  const replace = Object.getOwnPropertyDescriptor(prototype, 'replaceSync')?.value as CSSStyleSheet['replaceSync']
  prototype.replaceSync = function replaceSync(this: CSSStyleSheet, text: string) {
    replace.call(this, withAnswer(text, scheme))
  }
  const look = () => {
    document.documentElement.style.setProperty('color-scheme', scheme)
    for (const sheet of document.styleSheets) answerIn(sheet.cssRules, scheme)
  }
  look()
  // The rules of a linked sheet exist only after it has loaded.
  document.addEventListener('load', look, true)
  // The observer belongs to the window, so it ends with the document.
  new window.MutationObserver(look).observe(document.documentElement, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}

function answerIn(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (!('media' in rule) && !('cssRules' in rule)) continue
    const { media, cssRules } = rule as CSSMediaRule
    if (media?.mediaText.includes('prefers-color-scheme')) media.mediaText = withAnswer(media.mediaText, scheme)
    if (cssRules) answerIn(cssRules, scheme)
  }
}

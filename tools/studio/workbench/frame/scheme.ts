// Light or dark by choice, in any browser: a page cannot tell a frame what its person prefers, so the frame's own queries
// for it are answered here.
import type { Combination } from '../combination'

type Scheme = Combination['scheme']
const asked = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g

/** A media query with the question for the scheme answered. */
export function answered(query: string, scheme: Scheme): string {
  return query.replaceAll(asked, (_, wanted) => (wanted === scheme ? '(min-width: 0px)' : '(max-width: 0px)'))
}

/** Answers whatever a window's scripts and sheets ask for the scheme, from before its first script on. */
export function forceScheme(window: Window & typeof globalThis, scheme: Scheme): void {
  const { document } = window
  const match = window.matchMedia.bind(window)
  window.matchMedia = (query) => match(answered(query, scheme))
  const { prototype } = window.CSSStyleSheet
  const replace = Object.getOwnPropertyDescriptor(prototype, 'replaceSync')?.value as CSSStyleSheet['replaceSync']
  prototype.replaceSync = function replaceSync(this: CSSStyleSheet, text: string) {
    replace.call(this, answered(text, scheme))
  }
  const look = () => {
    document.documentElement.style.setProperty('color-scheme', scheme)
    for (const sheet of document.styleSheets) answerIn(sheet.cssRules, scheme)
  }
  look()
  // A sheet that is linked has its rules later than its element.
  document.addEventListener('load', look, true)
  // The observer is the window's own, so it ends with the document.
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
    if (media?.mediaText.includes('prefers-color-scheme')) media.mediaText = answered(media.mediaText, scheme)
    if (cssRules) answerIn(cssRules, scheme)
  }
}

// What the entry script of a product needs: it is loaded before everything else, and must stay small.
export { begin, type Begun } from '../boot/begin'
export { boot } from '../boot/boot'
export type { Bundle } from '../i18n/texts'
export { localesFrom } from '../i18n/wordsAhead'
export { siteAt } from '../runtime/site/siteAt'

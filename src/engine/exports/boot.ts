// What the entry script of a product needs: it is loaded before everything else, and must stay small.
export { prepareStart, type PreparedStart } from '../boot/prepareStart'
export { boot } from '../boot/boot'
export type { Bundle } from '../i18n/texts'
export { localesFrom } from '../i18n/messagePreloader'
export { createSite } from '../runtime/site/createSite'

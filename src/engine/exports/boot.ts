// The imports of a product's entry script. It loads before everything else, so it must stay small.
export { prepareStart, type PreparedStart } from '../boot/prepareStart'
export { boot } from '../boot/boot'
export type { Bundle } from '../i18n/texts'
export { localesFrom } from '../i18n/messagePreloader'
export { createSite } from '../runtime/site/createSite'

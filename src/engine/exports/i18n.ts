// Messages and formats, for widgets.
export { toDecimal } from '../i18n/decimal'
export { useFormat, useTexts } from '../i18n/useTexts'

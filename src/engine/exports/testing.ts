// Contexts and components that tests of widgets put around them.
export { failures, tellSuccess } from '../api/tellDeveloper'
export { Form } from '../forms/Form'
export { type FormServices, FormServicesContext, type Values } from '../forms/fields/services'
export { FormatContext, TextsContext } from '../i18n/useTexts'
export { type App, AppContext } from '../runtime/app/app'
export { ToastProvider } from '../ui/feedback/ToastProvider'
export { registerIcons } from '../ui/icons/icons'
export { whenOverlaysSettled } from '../ui/overlay/overlays'

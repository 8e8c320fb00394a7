// Helpers for tests of a product and its widgets.
export type { ApiErrorDetails, ApiErrorKind } from '../api/answer/apiError'
export { requestHeaders } from '../api/headers'
export { Form } from '../forms/Form'
export { type FormServices, FormServicesContext, type Values } from '../forms/fields/services'
export { hasFormat } from '../forms/validation/hasFormat'
export { messageOf } from '../forms/validation/messages'
export { formatValue } from '../i18n/format'
export { languageName } from '../i18n/languageNames'
export { isRtl } from '../i18n/languages'
export { pseudoLocales } from '../i18n/pseudo'
export { createTexts, type Texts } from '../i18n/texts'
export { FormatContext, TextsContext } from '../i18n/useTexts'
export { checkPages } from '../language/check/check'
export { checkMarkets } from '../language/check/checkMarket'
export type { Known } from '../language/check/known'
export { resolveBindings, isFullyResolved } from '../language/runtime/resolveBindings'
export { isObject, mergePatch } from '../language/runtime/merge'
export { evaluateCondition } from '../language/runtime/evaluateCondition'
export type { Action, Body, ById, CallAction, Conditions, Field, FormAction, Message } from '../language/types/plain'
export type {
  Block,
  CarouselBlock,
  Detail,
  FormBlock,
  LinksBlock,
  ListBlock,
  TextBlock,
} from '../language/types/plainBlocks'
export type { PageConfig, Source } from '../language/types/plainPage'
export { type Problem, type ProblemName, sentence } from '../language/types/problem'
export { requestHostInfo, type HostInfoResult, type HostInfo } from '../native/hostInfo'
export { stackFrames } from '../report/failureEvent'
export { type App, AppContext } from '../runtime/app/app'
export { currentTimeParts } from '../runtime/scope/useNow'
export { routeFile, siteFromEntries } from '../runtime/site/siteFromEntries'
export { checkTokens, tokensIn } from '../theme/checkTokens'
export { blend, contrast } from '../theme/contrast'
export { ToastProvider } from '../ui/feedback/ToastProvider'
export { registerIcons } from '../ui/icons/icons'
export { whenOverlaysSettled } from '../ui/overlay/overlays'

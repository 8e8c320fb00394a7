// What tests of a product and its widgets use.
export type { ApiErrorFacts, ApiErrorKind } from '../api/answer/apiError'
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
export { bind, isWhole } from '../language/runtime/bind'
export { isObject, mergePatch } from '../language/runtime/merge'
export { holds } from '../language/runtime/when'
export type { Action, Body, ById, CallAction, Conditions, Field, FormAction, Words } from '../language/types/plain'
export type {
  Block,
  CarouselBlock,
  Detail,
  FormBlock,
  LinksBlock,
  ListBlock,
  TextBlock,
} from '../language/types/plainBlocks'
export type { Page, Source } from '../language/types/plainPage'
export { type Problem, type ProblemName, sentence } from '../language/types/problem'
export { askStartFacts, type StartAnswers, type StartFacts } from '../native/startFacts'
export { framesOf } from '../report/failureEvent'
export { type App, AppContext } from '../runtime/app/app'
export { nowParts } from '../runtime/scope/useNow'
export { routeFile, siteFrom } from '../runtime/site/siteFrom'
export { checkTokens, tokensIn } from '../theme/checkTokens'
export { blend, contrast } from '../theme/contrast'
export { ToastProvider } from '../ui/feedback/ToastProvider'
export { registerIcons } from '../ui/icons/icons'
export { overlaysSettled } from '../ui/overlay/overlays'

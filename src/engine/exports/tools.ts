// The checker, definitions, merging and plain types, for build tools. Never part of a bundle.
export { actionDefinitions } from '../actions/definitions'
export type { ApiErrorDetails, ApiErrorKind } from '../api/answer/apiError'
export { envelopeCode } from '../api/answer/envelope'
export type { ListAdapter } from '../api/answer/listPage'
export type { EndpointShape } from '../api/client'
export { createRequest } from '../api/createRequest'
export { type HeaderFacts, type Protocol, requestHeaders } from '../api/protocol'
export { blockDefinitions } from '../blocks/definitions'
export { type GuardData, guardMessages } from '../boot/guardMessages'
export { fitsSchema } from '../forms/validation/fitsSchema'
export { hasFormat } from '../forms/validation/hasFormat'
export { messageOf } from '../forms/validation/messages'
export { formatValue } from '../i18n/format'
export { languageName } from '../i18n/languageNames'
export { isRtl } from '../i18n/languages'
export { pseudoLocales } from '../i18n/pseudo'
export { createTexts, type Texts } from '../i18n/texts'
export { checkNavigation, checkPages, checkParts, checkSources, silentMembers } from '../language/check/check'
export { checkData, type Limits } from '../language/check/checkData'
export { checkKeywords } from '../language/check/checkKeywords'
export { checkMarkets, nothingKnown } from '../language/check/checkMarket'
export { checkOverlay, explainAdded, isTouched } from '../language/check/checkOverlay'
export { checkMembersOf } from '../language/check/checkRule'
export { isPart, isUse, namesOfUse, parameterIn, type PartsByName, problemsOfUse } from '../language/check/checkUse'
export { checkWays, generalLogin } from '../language/check/checkWays'
export {
  acceptAnything,
  type Check,
  checkEntries,
  checkFlag,
  checkMembers,
  checkNumber,
  checkOneOf,
  checkText,
  reserved,
  under,
  wrong,
} from '../language/check/checks'
export { environments } from '../language/grammar/environments'
export { marketValues, usualDesignWidth } from '../language/grammar/market'
export { follow, type Known, own, type Tree } from '../language/check/known'
export { longestMatched, longestText, mostMatched, patternFault } from '../language/check/patterns/patternFault'
export { mismatch } from '../language/check/treeTypes'
export { namedRules } from '../language/definitions'
export { type Edited, fieldWidgets, type FieldWidgetDefinition } from '../language/grammar/fieldWidgets'
export { type FormatDefinition, type FormatName, formats } from '../language/grammar/formats'
export { namedKeywords, nestedKeywords, plainKeywords, type SchemaKeyword } from '../language/grammar/schemaKeywords'
export { textFormats, type TextFormatDefinition } from '../language/grammar/textFormats'
export { valueMeaning, valueMeanings } from '../language/grammar/valueMeanings'
export {
  envelope as envelopeRule,
  headerSource as headerRule,
  listAdapter,
  nativeFunction as nativeRule,
  nativeGate,
  protocol as protocolRule,
  serverCall as callRule,
  outcome as outcomeRule,
} from '../language/grammar/contract'
export { market as marketRule } from '../language/grammar/market'
export type { Asks, Atom, Member, NameSet, ObjectRule, PathTarget, Rule } from '../language/grammar/grammar'
export { accesses, page as pageRule } from '../language/grammar/page'
export { part as partRule } from '../language/grammar/part'
export { type conditionTests, evaluateCondition, isRef, readPath } from '../language/runtime/evaluateCondition'
export { forbidden, isObject, mergePatch } from '../language/runtime/merge'
export { isFullyResolved, resolveBindings } from '../language/runtime/resolveBindings'
export type { Market } from '../language/types/market'
export type {
  Action,
  Body,
  ById,
  CallAction,
  Conditions,
  Field,
  FormAction,
  Message,
  SequenceStep,
} from '../language/types/plain'
export type {
  Block,
  CarouselBlock,
  Detail,
  FormBlock,
  LinksBlock,
  ListBlock,
  TextBlock,
} from '../language/types/plainBlocks'
export type { Access, Destination, PageConfig, Source } from '../language/types/plainPage'
export {
  isOnlyNearest,
  nearest,
  notAmong,
  type Problem,
  type ProblemName,
  sentence,
  shorten,
} from '../language/types/problem'
export { codeOfBlocks } from '../language/walk/codeOfBlocks'
export { heldIn } from '../language/walk/held'
export {
  objectsIn,
  rulesOfPages,
  shapeOf,
  type AnyTypeRule,
  typesOfPages,
  typesOfProduct,
} from '../language/walk/rules'
export type { OutcomeRule } from '../money/outcomeRule'
export { type HostInfo, type HostInfoResult, requestHostInfo } from '../native/hostInfo'
export { stackFrames } from '../report/failureEvent'
export { awaitedSourceIds } from '../runtime/scope/sources'
export { currentTimeParts } from '../runtime/scope/useNow'
export type { CodeGroup } from '../runtime/site/site'
export { routeFile, type SiteEntry, siteFromEntries } from '../runtime/site/siteFromEntries'
export { checkTokens, tokensIn } from '../theme/checkTokens'
export { blend, contrast } from '../theme/contrast'
export { engineIcons } from '../ui/icons/engineIcons'
export { parseRichText, type Inline } from '../ui/format/parseRichText'

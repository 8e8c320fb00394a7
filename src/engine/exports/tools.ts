// The grammar, definitions, merging and plain types, for the checker and other build tools.
export { actionDefinitions } from '../actions/definitions'
export type { ApiErrorDetails, ApiErrorKind } from '../api/answer/apiError'
export { envelopeCode } from '../api/answer/envelope'
export type { ListAdapter } from '../api/answer/listPage'
export type { EndpointShape } from '../api/client'
export { createRequest } from '../api/sendRequest'
export type { Protocol } from '../api/protocol'
export { blockDefinitions } from '../blocks/definitions'
export { type GuardData, guardMessages } from '../boot/guardMessages'
export { hasFormat } from '../forms/validation/hasFormat'
export { messageOf } from '../forms/validation/messages'
export { formatValue } from '../i18n/format'
export { languageName } from '../i18n/languageNames'
export { isRtl } from '../i18n/languages'
export { createTexts } from '../i18n/texts'
export { environments } from '../language/grammar/environments'
export { type Edited, fieldWidgets, type FieldWidgetDefinition } from '../language/grammar/fieldWidgets'
export { type FormatDefinition, type FormatName, formats } from '../language/grammar/formats'
export type { SpecialCheck } from '../language/grammar/specialChecks'
export { namedKeywords, nestedKeywords, plainKeywords, type SchemaKeyword } from '../language/grammar/schemaKeywords'
export { textFormats, type TextFormatDefinition } from '../language/grammar/textFormats'
export { valueMeaning, valueMeaningNames, valueMeanings } from '../language/grammar/valueMeanings'
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
export {
  hosts as hostsRule,
  market as marketRule,
  marketValues,
  report as reportRule,
  tokensOfMarket,
} from '../language/grammar/market'
export {
  type Asks,
  type Atom,
  type Member,
  named,
  type NameSet,
  type ObjectRule,
  type PathTarget,
  type Rule,
} from '../language/grammar/grammar'
export { iconBox, iconElements, iconLooks } from '../language/grammar/icon'
export {
  accesses,
  destination as destinationRule,
  page as pageRule,
  source as sourceRule,
} from '../language/grammar/page'
export { type ParameterKind, part as partRule } from '../language/grammar/part'
export { conditionTests, evaluateCondition, isRef, readPath } from '../language/runtime/evaluateCondition'
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
export type { Block, CarouselBlock, Detail, FormBlock, LinksBlock, ListBlock } from '../language/types/plainBlocks'
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
export { parseUrl } from '../lib/attempt'
export type { OutcomeRule } from '../money/outcomeRule'
export { type HostInfo, type HostInfoResult, requestHostInfo } from '../native/hostInfo'
export { stackFrames } from '../report/failureEvent'
export { awaitedSourceIds } from '../runtime/scope/sources'
export { currentTimeParts, readAddress } from '../runtime/scope/scope'
export type { CodeGroup } from '../runtime/site/site'
export { routeFile, type SiteEntry, siteFromEntries } from '../runtime/site/site'
export { checkTokens, tokensIn } from '../theme/checkTokens'
export { blend, contrast } from '../theme/contrast'
export { engineIcons } from '../ui/icons/engineIcons'
export { parseRichText, type Inline } from '../ui/format/parseRichText'
export {
  acceptList,
  type Proof,
  proofId,
  type Role,
  type Root,
  type Signed,
  type SignedReleases,
} from '../runtime/site/signedReleases'
export { type Candidate, type Release, type Releases, percentOf, releasesId } from '../runtime/site/releases'
export { codeOfBlocks, heldIn } from '../walk/held'
export {
  entryRule,
  namedRules,
  namesOfEntries,
  objectRule,
  ruleBelow,
  shapeOf,
  type AnyTypeRule,
  typesOfPages,
  typesOfProduct,
} from '../walk/rules'

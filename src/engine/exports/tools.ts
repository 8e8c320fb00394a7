// The checker, definitions, merging and plain types, for build tools. Never part of a bundle.
export { actionDefinitions } from '../actions/definitions'
export type { EndpointShape } from '../api/client'
export { blockDefinitions } from '../blocks/definitions'
export { type GuardData, guardMessages } from '../boot/guardMessages'
export { messageOf } from '../forms/validation/messages'
export { isRtl } from '../i18n/languages'
export { checkPages, silentMembers } from '../language/check/check'
export { checkData, type Limits } from '../language/check/checkData'
export { checkKeywords, formats } from '../language/check/checkKeywords'
export { checkMarkets, nothingKnown } from '../language/check/checkMarket'
export { checkOverlay, explainAdded, isTouched } from '../language/check/checkOverlay'
export { checkSources } from '../language/check/checkSources'
export { checkWays } from '../language/check/checkWays'
export {
  acceptAnything,
  type Check,
  checkEntries,
  checkFlag,
  checkMembers,
  checkOneOf,
  checkText,
  wrong,
} from '../language/check/checks'
export { follow, type Known, own, type Tree } from '../language/check/known'
export { longestMatched, patternFault } from '../language/check/patterns/patternFault'
export { mismatch } from '../language/check/treeTypes'
export { namedRules } from '../language/definitions'
export { fieldWidgets } from '../language/grammar/fieldWidgets'
export type { Asks, Atom, Member, NameSet, ObjectRule, PathTarget, Rule } from '../language/grammar/grammar'
export { accesses, page as pageRule } from '../language/grammar/page'
export { isObject, mergePatch } from '../language/runtime/merge'
export { evaluateCondition, isRef, readPath, type conditionTests } from '../language/runtime/evaluateCondition'
export type { Market } from '../language/types/market'
export type { Action, ById, CallAction, Conditions, Field, Message } from '../language/types/plain'
export type { Block } from '../language/types/plainBlocks'
export type { Access, PageConfig, Source } from '../language/types/plainPage'
export { codeOfBlocks } from '../language/walk/codeOfBlocks'
export { heldIn } from '../language/walk/held'
export { objectsIn, rulesOfPages, shapeOf, type AnyTypeRule, typesOfPages } from '../language/walk/rules'
export { nearest, notAmong, type Problem, sentence, shorten } from '../language/types/problem'
export type { OutcomeRule } from '../money/outcomeRule'
export type { CodeGroup } from '../runtime/site/site'
export { routeFile, type SiteEntry } from '../runtime/site/siteFromEntries'
export { checkTokens, tokensIn } from '../theme/checkTokens'
export { contrast } from '../theme/contrast'
export { engineIcons } from '../ui/icons/engineIcons'

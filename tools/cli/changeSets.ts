// Plans, applies and undoes changes of a product. The command line, the studio and the MCP server use these functions.
export {
  applyChanges,
  type Applied,
  type ApplyOptions,
  recoverChanges,
  redoChange,
  undoChange,
} from './change/applyChanges'
export {
  type ProductChange,
  type ChangeSet,
  type DocumentChange,
  isDocumentChange,
  type MemberPath,
  type PathChange,
  pathText,
  readPathText,
  Refused,
  toPathChange,
} from './change/change'
export { commitChange, uncommittedFiles } from './change/commitChange'
export { correctedChanges } from './change/correctedChanges'
export { type EndpointPage, pageForEndpoint } from './change/documents/pageForEndpoint'
export { Draft, type DraftFile } from './change/draft'
export { applySpans, inverseOf, type TextSpan } from './change/editedText'
export { plainProduct, type PlainProduct } from './change/impact'
export { type HistoryEntry, readHistory, undoneIds } from './change/history'
export { type SharedChoice } from './change/makeChange'
export { type ChangePlan, planChanges, type PlannedFile, planText, draftOf } from './change/plan'
export { canonical, changedValue, valueAtPath } from './change/plainChange'
export { changeMembers, readChangeSet } from './change/readChanges'
export { followRename, type FollowedRename } from './change/rename/followRename'
export { type AnswerMember, memberOfAnswer, type SchemaMember } from './change/rename/schemaMember'
export { type FailedTest, runTests, type TestRun } from './change/runTests'

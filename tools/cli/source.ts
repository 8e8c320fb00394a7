// Reads the sources of a product. This entry loads fast.
export { cacheFolder } from './cache'
export { Refused } from './change/change'
export { changesFolder } from './change/history'
export { copyProduct, linkPackages, removeCopy } from './copyProduct'
export { type Node, sourceModule, traceExport, Tracer } from './effective/trace'
export { keyOf, mergeTraced, tracedMember, type Place, plain, type Traced } from './effective/traced'
export { engineFile } from './engineFile'
export { typeOf } from './fileType'
export { generate } from './generate'
export { type Files, filesAt, cacheByText, readOnce, withChanges } from './files'
export { membersOfRequest, wholeBodyOf } from './generate/rootValue'
export {
  type Contract,
  inline,
  type JsonSchema,
  splitRef,
  type NativeEntry,
  readContract,
  type SchemaSet,
  splitApi,
} from './generate/schemaSet'
export { diffOf } from './new/diff'
export { type Change, SourceEdits } from './new/sources'
export {
  collected,
  type Command,
  examples,
  group,
  InvalidArgument,
  type Main,
  program,
  readPort,
  readWhole,
} from './command'
export { allowed, didYouMean } from './allowed'
export { abilitiesOfEngine } from './release/abilities'
export { engineFileOf, type ReleaseList, withReleases } from './release/document'
export { readGenerated, releasedOf, releaseOf, withDevelopmentApi } from './release/released'
export { readRoot, rootFile } from './release/roots'
export { withoutSignatures } from './release/signing'
export { hashesOf } from './release/upload'
export { withProgress } from './progress'
export { root } from './root'
export { runAfterChanges } from './runAfterChanges'
export { securityHeadersFor } from './securityHeaders'
export { untilStopped } from './untilStopped'
export { commandPath } from './commandPath'

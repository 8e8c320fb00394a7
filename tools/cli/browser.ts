// Exports the functions that the studio uses in the browser. None of them reads a file.
export { type CreateChange, type MemberPath, type PathChange, type ProductChange, toPathChange } from './change/change'
export { marketLike } from './change/documents/marketLike'
export { changedValue, patchBetween, valueAtPath } from './change/plainChange'
export { checkPages } from './check/grammar/checkPages'
export type { Known, Tree } from './check/grammar/known'
export { expandPlain, type UsedPart, usedParts, valueInPlace } from './effective/expandParts'
export { personValues } from './generate/permissions/closedSets'
export { conditionWords } from './generate/permissions/conditionWords'

// Measurements of this repository, and documents that they write: docs/changes.md.
import { group } from '@pagewright/cli/source'
import { changesCommand } from './changes/changesCommand'
import { codeMutants } from './codeMutants/codeMutantsCommand'
import { picturesCommand } from './pictures/picturesCommand'

export const main = group({
  'code-mutants': codeMutants,
  changes: changesCommand,
  pictures: picturesCommand,
})

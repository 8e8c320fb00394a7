// Measurements of this repository, and documents that they write.
import { group } from '@pagewright/cli/source'
import { codeMutants } from './codeMutants/codeMutantsCommand'
import { picturesCommand } from './pictures/picturesCommand'

export const main = group({
  'code-mutants': codeMutants,
  pictures: picturesCommand,
})

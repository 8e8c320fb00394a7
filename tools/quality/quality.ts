// Measurements of this repository, and documents that they write.
import { group } from '@pagewright/cli/source'
import { picturesCommand } from './pictures/picturesCommand'

export const main = group({
  pictures: picturesCommand,
})

// The code of blocks: kinds that are large are a chunk each, all others one together, `view`.
import { ahead } from '../lib/preload'

export const blockCode = {
  form: ahead(() => import('./form/formBlocks')),
  list: ahead(() => import('./list/ListBlockView')),
  view: ahead(() => import('./viewBlocks')),
}

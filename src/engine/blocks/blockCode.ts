// The code of blocks: kinds that are large are a chunk each, all others one together, `view`.
import { ahead } from '../page/ahead'

export const blockCode = {
  form: ahead(() => import('./formBlocks')),
  list: ahead(() => import('./ListBlockView')),
  view: ahead(() => import('./viewBlocks')),
}

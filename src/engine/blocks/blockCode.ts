// The code of blocks: kinds that are large are a chunk each, all others one together, `view`.
import { preloadable } from '../lib/preload'

export const blockCode = {
  form: preloadable(() => import('./form/formBlocks')),
  list: preloadable(() => import('./list/ListBlockView')),
  view: preloadable(() => import('./viewBlocks')),
}

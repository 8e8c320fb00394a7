// The studio, the workbench and the app shell beside a product.
import type { Plugin } from 'vite'
import { studioPlugin } from './api/studioPlugin'
import { shellPlugin } from './shellPlugin'
import { workbenchPlugin } from './workbenchPlugin'

export { studioAddress } from './api/studioAddress'
export { shellAddress } from './shellPages'
export { shellSite } from './shellSite'
export { benchAddress } from '../workbench/benchAddress'

/** Serves the tools beside the product at a root. They run before its sandbox. */
export function studioTools(root: string): Plugin[] {
  return [studioPlugin(root), workbenchPlugin(root), shellPlugin(root)]
}

// The studio, the workbench and the app shell beside a product.
export { studioAddress } from './doors/studioAddress'
export { studioPlugin } from './doors/studioPlugin'
export { shellAddress } from './shellPages'
export { shellPlugin } from './shellPlugin'
export { shellSite } from './shellSite'
export { workbenchPlugin } from './workbenchPlugin'
export { benchAddress } from '../workbench/benchAddress'

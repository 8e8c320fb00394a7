// The workbench and the app shell beside a product.
export { shellAddress } from './shellPages'
export { shellPlugin } from './shellPlugin'
export { shellSite } from './shellSite'
export { workbenchPlugin } from './workbenchPlugin'
export { benchAddress } from '../workbench/benchAddress'

// What the studio, the test kit and servers of a product need of this package.
export { afterUrls, printAddress, redirect, send } from './devPage'
export { type Floor, readFloor } from './floor'
export type { Middleware } from './middleware'
export { precompress } from './precompress'
export { type Headers, productHeaders, withPolicy } from './productHeaders'
export { isOfSandbox, type OpenSandbox } from './sandboxPlugin'
export { type Handler, serveFiles } from './serveFiles'
export { startSite } from './startSite'

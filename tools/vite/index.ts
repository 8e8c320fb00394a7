// The Vite plugins of Pagewright.
export { formModules } from './formModules'
export type { Middleware } from './middleware'
export { pagewright, type PagewrightOptions } from './pagewright'
export type { OpenSandbox } from './sandboxPlugin'

// The Vite plugin of Pagewright, and what servers of a product are made of.
export { pagewright, type PagewrightOptions } from './pagewright'

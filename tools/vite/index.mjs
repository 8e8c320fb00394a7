import '../sources.mjs'
export const { pagewright, formModules } = await import('./index.ts')

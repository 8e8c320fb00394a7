// Declares the modules that the plugin makes, for the compiler and editors: `"types": ["@pagewright/vite/client"]`.
declare module 'virtual:pagewright/endpoints' {
  /** The shapes of the endpoints that code names. */
  export const endpoints: { readonly [endpoint: string]: import('@pagewright/engine/boot').EndpointShape }
}
declare module 'virtual:pagewright/icons' {
  /** The engine's own icons, by name. */
  export const icons: { readonly [name: string]: import('@pagewright/engine/boot').IconShape }
}
declare module 'virtual:pagewright/markets' {
  /** All markets by id. In a build, all but the first have only their hosts. */
  const markets: { readonly [id: string]: import('@pagewright/engine/language').Market }
  export default markets
}
declare module 'virtual:pagewright/site' {
  /** The places of the bar or rail, by id. */
  export const navigation: { readonly [id: string]: import('@pagewright/engine/boot').Destination }
  /** What all calls have in common: the entry `protocol` of `schemas/api.json`. */
  export const protocol: import('@pagewright/engine/boot').Protocol
  /** All routes of the product. */
  export const site: { readonly [route: string]: import('@pagewright/engine/boot').SiteEntry }
}
declare module '*.json?form' {
  /** The schema of the file with its compiled validator, made by the plugin `formModules`. */
  export const form: import('@pagewright/engine/form').CompiledForm
}

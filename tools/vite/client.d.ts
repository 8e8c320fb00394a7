// Declares the modules that the plugin makes, for the compiler and editors: `"types": ["@pagewright/vite/client"]`.
declare module 'virtual:pagewright/endpoints' {
  /** The shapes of the endpoints that code names. */
  export const endpoints: { readonly [endpoint: string]: import('@pagewright/engine/boot').EndpointShape }
}
declare module 'virtual:pagewright/icons' {
  /** The engine's own icons, by name. */
  export const icons: { readonly [name: string]: import('@pagewright/engine/boot').IconShape }
}
declare module 'virtual:pagewright/pages' {
  /** The pages as they are in the sources. Undefined in a build, whose document names the releases of the pages. */
  export const developed: import('@pagewright/engine/boot').Release | undefined
  /** What all calls have in common: the entry `protocol` of `schemas/api.json`. */
  export const protocol: import('@pagewright/engine/boot').Protocol
}
declare module 'virtual:pagewright/site' {
  /** All routes of the product. */
  export const site: { readonly [route: string]: import('@pagewright/engine/boot').SiteEntry }
}
declare module '*.json?form' {
  /** The schema of the file with its compiled validator, made by the plugin `formModules`. */
  export const form: import('@pagewright/engine/form').CompiledForm
}

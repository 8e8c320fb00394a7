// The modules that the plugin makes, for the compiler and for editors: `"types": ["@pagewright/vite/client"]`.
declare module 'virtual:pagewright/endpoints' {
  /** The shapes of the endpoints that code names. */
  export const endpoints: { readonly [endpoint: string]: import('@pagewright/engine/site').EndpointShape }
}
declare module 'virtual:pagewright/icons' {
  /** The icons of the engine itself, by name. */
  export const icons: { readonly [name: string]: import('@pagewright/engine/site').IconShape }
}
declare module 'virtual:pagewright/markets' {
  /** All markets by id; in a build all but the first with their hosts alone. */
  const markets: { readonly [id: string]: import('@pagewright/engine/language').Market }
  export default markets
}
declare module 'virtual:pagewright/site' {
  /** All routes of the product. */
  export const site: { readonly [route: string]: import('@pagewright/engine/site').SiteEntry }
}

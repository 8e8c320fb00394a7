// The modules that the plugin of the showcase makes (server/showcasePlugin.ts).
declare module 'virtual:showcase/forms' {
  /** The forms of the example product with their compiled validators, by name. */
  export const forms: import('@pagewright/engine/boot').RouteModule['forms']
}
declare module 'virtual:showcase/icons' {
  /** Icons of the engine and of the examples, by name. */
  export const icons: { readonly [name: string]: import('@pagewright/engine/boot').IconShape }
}
declare module 'virtual:showcase/texts' {
  /** The engine's own messages in English, as the starter has them. */
  export const texts: { readonly [key: string]: string }
}

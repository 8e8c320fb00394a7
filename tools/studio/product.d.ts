/** Gives the pages of the studio the facts of the product. `server/productModule.ts` makes it from the product's files. */
declare module 'virtual:studio/product' {
  /** The markets of `markets.config.ts`. */
  export const markets: { readonly [id: string]: import('@pagewright/engine/studio').Market }
  /** Somebody to sign in as. */
  export interface Person {
    readonly account: string
    readonly uid: string
    readonly who: string
    /** The token of a session that the sandbox always knows. Without it, the sandbox is asked for a session. */
    readonly token?: string
  }
  /** `demoAccounts` of `sandbox/accounts.ts`. */
  export const people: readonly Person[]
  /** The shapes of the studio's own icons, by the names of lucide. */
  export const icons: { readonly [name: string]: import('@pagewright/engine/boot').IconShape }
  /** The functions of the app that pages may call: `schemas/native.json` without its events. */
  export const appFunctions: readonly string[]
  /** The endpoints of `schemas/api.json`. */
  export const endpoints: readonly string[]
  /**
   * 'states' if `sandbox/createSandbox.ts` can change lists and time, 'plain' for a sandbox that cannot, and 'none' if pages
   * call the product's own server.
   */
  export const sandbox: 'states' | 'plain' | 'none'
}

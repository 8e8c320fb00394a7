import type { EndpointShape } from '../../api/client'

export interface EndpointRegistry {
  add(endpoints: { readonly [endpoint: string]: EndpointShape }): void
  /** Returns an endpoint. Throws if no loaded page or widget declares it. */
  get(endpoint: string): EndpointShape
}

/** Creates the registry of the endpoints that loaded pages and widgets declare. */
export function createEndpointRegistry(): EndpointRegistry {
  const known = new Map<string, EndpointShape>()
  return {
    add(endpoints) {
      for (const [name, shape] of Object.entries(endpoints)) known.set(name, shape)
    },
    get(endpoint) {
      const shape = known.get(endpoint)
      if (!shape)
        throw new Error(
          `The endpoint "${endpoint}" is not loaded. Let its page, or the widget that calls it, declare it.`,
        )
      return shape
    },
  }
}

import type { EndpointShape } from '../../api/client'

export interface EndpointRegistry {
  add(endpoints: { readonly [endpoint: string]: EndpointShape }): void
  /** Throws on an endpoint that nobody brought. */
  get(endpoint: string): EndpointShape
}

/** Makes the register of the endpoints that the loaded pages and widgets have brought. */
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
          `The endpoint "${endpoint}" is not loaded. Its page, or the widget that calls it, must bring it.`,
        )
      return shape
    },
  }
}

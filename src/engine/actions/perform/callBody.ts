import type { EndpointShape } from '../../api/client'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { Body } from '../../language/types/plain'

/** Returns the body of a call: form values that the request has members for, overridden by the bindings of the config. */
export function callBody(
  shape: EndpointShape,
  body: Body | undefined,
  scope: unknown,
  form: { readonly [name: string]: unknown } = {},
): { [name: string]: unknown } {
  const taken = Object.keys(shape.request?.properties ?? {}).flatMap((name) =>
    Object.hasOwn(form, name) && form[name] !== undefined ? [[name, form[name]] as const] : [],
  )
  return { ...Object.fromEntries(taken), ...resolveBindings(body, scope) }
}

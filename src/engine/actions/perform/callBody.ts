import type { EndpointShape } from '../../api/client'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { Body } from '../../language/types/plain'

/** What a call sends: the values of the form that the request knows by name, and over them what the config binds. */
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

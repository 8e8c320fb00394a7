import type { EndpointShape } from '../../api/client'
import { bind } from '../../language/runtime/bind'
import type { Body } from '../../language/types/plain'

/** What a call sends: the values of the form that the request knows by name, and over them what the config binds. */
export function requestBody(
  shape: EndpointShape,
  body: Body | undefined,
  scope: unknown,
  form: { readonly [name: string]: unknown } = {},
): { [name: string]: unknown } {
  const taken = Object.keys(shape.request?.properties ?? {}).flatMap((name) =>
    Object.hasOwn(form, name) && form[name] !== undefined ? [[name, form[name]] as const] : [],
  )
  return { ...Object.fromEntries(taken), ...bind(body, scope) }
}

// The headers of the shell and of a page in its phone. They differ from production only in which frames are allowed.
import { root } from '@pagewright/cli/source'
import { type Headers, productHeaders } from '@pagewright/vite'

/** The phone of the shell shows pages of the same site. */
export const shellHeaders = withPolicy(productHeaders(root), { 'frame-src': "'self'" })

/** The headers of a page in the phone. */
export const phoneHeaders = withPolicy(productHeaders(root, 'app'), { 'frame-ancestors': "'self'" })

function withPolicy(headers: Headers, changes: { readonly [directive: string]: string }): Headers {
  const name = 'content-security-policy'
  const directives = (headers[name] ?? '').split('; ').map((directive) => {
    const [word = ''] = directive.split(' ', 1)
    return changes[word] === undefined ? directive : `${word} ${changes[word]}`
  })
  return { ...headers, [name]: directives.join('; ') }
}

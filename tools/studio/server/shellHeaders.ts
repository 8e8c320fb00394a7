// The headers of the shell, and of a page in its phone: those of production but for who may frame whom.
import { root } from '@pagewright/cli/source'
import { type Headers, productHeaders } from '@pagewright/vite'

/** For the shell: its phone shows pages of the same site. */
export const shellHeaders = withPolicy(productHeaders(root), { 'frame-src': "'self'" })

/** For a page in the phone. */
export const phoneHeaders = withPolicy(productHeaders(root, 'app'), { 'frame-ancestors': "'self'" })

function withPolicy(headers: Headers, changes: { readonly [directive: string]: string }): Headers {
  const name = 'content-security-policy'
  const directives = (headers[name] ?? '').split('; ').map((directive) => {
    const [word = ''] = directive.split(' ', 1)
    return changes[word] === undefined ? directive : `${word} ${changes[word]}`
  })
  return { ...headers, [name]: directives.join('; ') }
}

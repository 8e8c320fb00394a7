// Writes the headers of the product as a file for nginx. It is generated because the headers name the hosts of the
// markets.
import type { Market } from '@pagewright/engine/tools'
import { securityHeadersFor } from '../securityHeaders'

/** Returns the headers as `add_header` directives. The host chooses what frames may load (deploy/nginx/http.conf). */
export function deployHeaders(markets: { readonly [id: string]: Market }): string {
  const lines = Object.entries(securityHeadersFor('browser', markets)).map(([name, value]) => {
    const chosen = value.replace("frame-src 'none'", 'frame-src $pagewright_frames')
    return `add_header ${titleOf(name)} "${chosen}" always;`
  })
  const transport = 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;'
  return `# Written by \`npm run generate\` from markets/. Do not edit it.\n${[...lines, transport].join('\n')}\n`
}

/** Returns `content-security-policy` as `Content-Security-Policy`. */
function titleOf(name: string): string {
  return name.replaceAll(/(^|-)[a-z]/g, (start) => start.toUpperCase())
}

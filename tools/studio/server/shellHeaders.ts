// The headers of the shell and of a page in its phone. They differ from production only in which frames are allowed.
import { root } from '@pagewright/cli/source'
import { productHeaders, withPolicy } from '@pagewright/vite'

/** The phone of the shell shows pages of the same site. */
export const shellHeaders = withPolicy(productHeaders(root), { 'frame-src': "'self'" })

/** The headers of a page in the phone. */
export const phoneHeaders = withPolicy(productHeaders(root, 'app'), { 'frame-ancestors': "'self'" })

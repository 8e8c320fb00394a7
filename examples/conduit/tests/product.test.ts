import { productTests } from '@pagewright/testkit'
import { openSandbox } from '../sandbox/openSandbox'

productTests({
  root: `${import.meta.dirname}/..`,
  openSandbox,
  headers: { authorization: 'Token jwt.jane' },
  samples: { slug: 'garden-1', username: 'omar' },
})

import { productTests } from '@pagewright/testkit'
import { openSandbox } from '../sandbox/openSandbox'

productTests({
  root: `${import.meta.dirname}/..`,
  openSandbox,
  samples: { org: 'octo-org', owner: 'octo-org', repo: 'lantern' },
})

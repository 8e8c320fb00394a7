import { productTests } from '@pagewright/testkit'
import { openSandbox } from '../sandbox/openSandbox'

productTests({ openSandbox })

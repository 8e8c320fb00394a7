// Plurals come when they are needed; what tests say of counts is not to depend on when.
import { beforeAll } from 'vitest'
import { pluralCode } from '../../src/engine/text/pluralCode'

beforeAll(() => pluralCode.begin())

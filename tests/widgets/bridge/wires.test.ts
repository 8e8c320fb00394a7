import { afterEach, beforeEach, describe, vi } from 'vitest'
import { profiles } from '../../../tools/studio/shell/simulators/profiles'
import { wireCases } from './wireCases'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each(profiles)('$name', (profile) => {
  wireCases(profile)
})

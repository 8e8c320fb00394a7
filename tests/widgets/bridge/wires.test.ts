import { afterEach, beforeEach, describe, vi } from 'vitest'
import { allProfiles } from '../../../shell/simulators/profiles'
import { wireCases } from './wireCases'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each(allProfiles)('$name', (profile) => {
  wireCases(profile)
})

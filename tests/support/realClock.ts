// Runs for each test file. Files share a process and its clock, so no test may leave a fake clock to the next file.
import { afterEach, vi } from 'vitest'
import './patience'

afterEach(() => void vi.useRealTimers())

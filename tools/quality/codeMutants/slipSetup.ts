// Runs before each test file, before it loads anything else.
import { relative } from 'node:path'
import { expect } from 'vitest'

globalThis.__beginFile?.(relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/'))

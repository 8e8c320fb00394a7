// Tests that `node tools/ready.mjs pictures` writes a screen that shows something.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { PNG } from 'pngjs'
import { noteCalls } from './support/calls'

test('a page without rows is photographed for a document', async () => {
  const into = mkdtempSync(join(tmpdir(), 'pictures-test-'))
  const wish = ['--of', 'pages', '--only', 'no-accounts', '--folder', process.env.E2E_SITE ?? 'dist', '--into', into]
  await promisify(execFile)(process.execPath, ['tools/ready.mjs', 'pictures', ...wish])
  const { width, height, data } = PNG.sync.read(readFileSync(join(into, 'pictures/no-accounts.png')))
  expect([width, height]).toEqual([375, 812])
  expect(new Set(new Uint32Array(data.buffer, data.byteOffset, width * height)).size).toBeGreaterThan(20)
  rmSync(into, { recursive: true, force: true })
  // Its sandbox is its own: a run of this file alone has no calls of pages to show.
  await noteCalls([])
})

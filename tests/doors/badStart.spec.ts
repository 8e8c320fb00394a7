// A first start that meets an obstacle says in one sentence what it is, and the next start works.
import { spawnSync } from 'node:child_process'
import { chmodSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './clone'
import { type } from './type'

/** Starts Lumi in a folder, and returns what it said until it was stopped or ended by itself. */
async function start(folder: string, options = ''): Promise<string> {
  const typing = type(`npm start -- --port 0 ${options}`, folder)
  await typing.says(/http:\/\/127\.0\.0\.1:\d+\//)
  typing.interrupt()
  await typing.ended()
  return typing.said()
}

test('a port that is taken: the next free one is used and said', async ({ clone }) => {
  clone.reset()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const said = await start(clone.folder, `--port ${port}`)
  other.close()
  expect(said).toContain(`Port ${port} is in use`)
  expect(said).toMatch(/http:\/\/127\.0\.0\.1:\d+\//)
  expect(said).not.toContain(`http://127.0.0.1:${port}/`)
})

test('no network during the install', async ({ clone }) => {
  clone.reset()
  const [packages, kept] = [join(clone.folder, 'node_modules'), `${clone.folder}-packages`]
  renameSync(packages, kept)
  const nowhere = ['registry=http://127.0.0.1:9', 'fetch_retries=0', `cache=${kept}/.empty`].map(
    (one) => `npm_config_${one}`,
  )
  const typing = type(`${nowhere.join(' ')} npm start`, clone.folder)
  expect(await typing.ended()).toBe(1)
  expect(typing.said().trimEnd().split('\n').at(-1)).toBe(
    'The packages could not be installed: see the message of `npm ci` above. Is the network there? Then run this again.',
  )
  rmSync(packages, { recursive: true, force: true })
  renameSync(kept, packages)
  await start(clone.folder)
})

test('a Node that is too old', ({ clone }) => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, 'tools/ready.mjs', 'vite']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: clone.folder, encoding: 'utf8' })
  expect([status, stderr.split('\n')[0]]).toEqual([
    1,
    'Node 18.20.8 is too old: use 22.12 or newer, or Node 20 from 20.19 on.',
  ])
})

test('a folder that may not be written', async ({ clone }) => {
  clone.reset()
  chmodSync(clone.folder, 0o555)
  // Root may write everywhere.
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const { status, stderr } = spawnSync(process.execPath, ['tools/ready.mjs', 'vite'], {
    cwd: clone.folder,
    encoding: 'utf8',
    ...nobody,
  })
  chmodSync(clone.folder, 0o755)
  expect([status, stderr.split('\n')[0]]).toEqual([1, expect.stringMatching(/^\S+ cannot be written\. /)])
  await start(clone.folder)
})

test('a start that was killed while it generated', async ({ clone }) => {
  clone.reset()
  const typing = type('npm start -- --port 0', clone.folder)
  // Whatever it has written by then.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  typing.kill()
  await typing.ended()
  await start(clone.folder)
  expect(clone.changed()).toEqual([])
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ensureInstalled, installReason } from '../../tools/installReason.mjs'
import { files, read } from '../support/sourceFiles'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

interface Packages {
  readonly [path: string]: { readonly version: string; readonly optional?: boolean }
}

function clone(wanted: Packages, installed?: Packages): string {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'))
  folders.push(folder)
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }))
  for (const path of Object.keys(installed ?? {})) mkdirSync(join(folder, path), { recursive: true })
  if (installed) {
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }))
  }
  return folder
}

describe('installReason', () => {
  const react = { 'node_modules/react': { version: '19.3.1' } }
  const binding = { 'node_modules/binding-win32': { version: '1.0.0', optional: true } }

  it.each([
    ['nothing is installed', react, undefined, 'node_modules is missing.'],
    ['a version differs', react, { 'node_modules/react': { version: '19.0.0' } }, 'the lockfile says 19.3.1'],
    [
      'a package was added',
      { ...react, 'node_modules/new': { version: '1.0.0' } },
      react,
      'node_modules/new is missing',
    ],
  ])('says so when %s', (_what, wanted, installed, sentence) => {
    expect(installReason(clone(wanted, installed))).toContain(sentence)
  })

  it('is silent when everything is there, other systems aside', () => {
    expect(installReason(clone({ ...react, ...binding }, react))).toBeUndefined()
  })

  it('sees a package whose folder was removed', () => {
    const folder = clone(react, react)
    rmSync(join(folder, 'node_modules', 'react'), { recursive: true })
    expect(installReason(folder)).toBe('node_modules/react is missing.')
  })
})

it('of two commands in a fresh clone one installs and the other waits, also after one that was killed', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const packages = { 'node_modules/react': { version: '19.3.1' } }
  const folder = clone(packages)
  mkdirSync(join(folder, '.pagewright'))
  const ended = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(folder, '.pagewright/installing'), String(ended.pid))
  const install = vi.fn(async () => {
    await sleep(300)
    mkdirSync(join(folder, 'node_modules/react'), { recursive: true })
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
    return true
  })
  const both = await Promise.all([ensureInstalled(folder, install), ensureInstalled(folder, install)])
  expect([both, install.mock.calls.length]).toEqual([[true, true], 1])
  expect(existsSync(join(folder, '.pagewright/installing'))).toBe(false)
})

describe('package-lock.json', () => {
  const lock = readFileSync('package-lock.json', 'utf8')

  it('names no registry, so that a clone installs from its own', () => {
    // The packages of this repository are links to their folders.
    expect(lock).not.toMatch(/"resolved": "(?!(src|tools|examples)\/)/)
  })

  it('holds no package that runs a program when it is installed: those of core-js and esbuild are ignored', () => {
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true\n')
    const { packages } = JSON.parse(lock) as {
      packages: { [path: string]: { hasInstallScript?: boolean; optional?: boolean } }
    }
    const running = Object.entries(packages).filter(([, one]) => one.hasInstallScript && !one.optional)
    expect(running.map(([path]) => path)).toEqual([
      'node_modules/core-js',
      'node_modules/vitepress/node_modules/esbuild',
    ])
  })

  it('is pinned: package.json names exact versions only', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      [group: string]: { [name: string]: string }
    }
    // The packages of this repository are as they stand in it.
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, version]) => !name.startsWith('@pagewright/') && !/^\d+\.\d+\.\d+$/.test(version),
    )
    expect(loose).toEqual([])
  })
})

const locks = ['package-lock.json', ...files.filter((file) => file.endsWith('/package-lock.json'))]

it.each(locks)('%s has the hash of every package, those of other systems included', (file) => {
  const { packages } = JSON.parse(read(file)) as {
    packages: { [path: string]: { link?: boolean; integrity?: string } }
  }
  const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  expect(fetched).not.toEqual([])
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

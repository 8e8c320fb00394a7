import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { installReason } from '../../tools/cli/installReason.mjs'
import { runCommand } from '../../tools/quality/command'
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
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
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

describe('npm ci with our .npmrc', () => {
  const folder = mkdtempSync(join(tmpdir(), 'registry-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let served = ''
  const registry = createServer(({ url }, response) => {
    if (url === '/payer') response.end(facts())
    else if (url === '/payer.tgz') response.end(bytesOf(served))
    else response.writeHead(404).end()
  })
  const address = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
  beforeAll(() => once(registry.listen(0, '127.0.0.1'), 'listening'))
  afterAll(() => registry.close())

  const bytesOf = (content: string) => readFileSync(join(folder, content, 'payer-1.0.0.tgz'))
  const hashOf = (content: string) => `sha512-${createHash('sha512').update(bytesOf(content)).digest('base64')}`

  /** Returns what the registry says of the package. Its hash fits the served file, as an attacker would write it. */
  function facts(): string {
    const dist = { tarball: `${address()}payer.tgz`, integrity: hashOf(served) }
    return JSON.stringify({ name: 'payer', versions: { '1.0.0': { name: 'payer', version: '1.0.0', dist } } })
  }

  /** Runs npm without the settings and the cache of this machine. */
  function npm(cwd: string, word: string) {
    const own = { registry: address(), cache: join(folder, 'cache'), userconfig: '.none', globalconfig: '.nothing' }
    const options = Object.entries({ ...own, noproxy: '127.0.0.1' }).map(([name, value]) => `--${name}=${value}`)
    return runCommand('npm', [word, ...options], { cwd })
  }

  /** Packs the package with one content, or another one of the same size. */
  async function pack(content: string): Promise<void> {
    mkdirSync(join(folder, content))
    writeFileSync(join(folder, content, 'package.json'), '{ "name": "payer", "version": "1.0.0" }')
    writeFileSync(join(folder, content, 'index.js'), content)
    expect(await npm(join(folder, content), 'pack')).toMatchObject({ code: 0 })
  }

  /** Installs what the registry serves. Returns the content that was installed, or what npm printed. */
  async function install(content: string, integrity?: string): Promise<string> {
    served = content
    const product = mkdtempSync(join(folder, 'product-'))
    copyFileSync('.npmrc', join(product, '.npmrc'))
    const self = { name: 'shop', dependencies: { payer: '1.0.0' } }
    const packages = { '': self, 'node_modules/payer': { version: '1.0.0', integrity } }
    writeFileSync(join(product, 'package.json'), JSON.stringify(self))
    writeFileSync(join(product, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
    const { code, output } = await npm(product, 'ci')
    return code === 0 ? readFileSync(join(product, 'node_modules/payer/index.js'), 'utf8') : output
  }

  it('installs the package that the lock file means, and refuses one with other content', async () => {
    await pack('one')
    await pack('two')
    expect(await install('one', hashOf('one'))).toBe('one')
    expect(await install('two', hashOf('one'))).toContain('EINTEGRITY')
    // npm installs this package where a hash is missing.
    expect(await install('two')).toBe('two')
  })
})

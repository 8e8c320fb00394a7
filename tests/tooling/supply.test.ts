// Tests the bill of materials and the licence notices of a build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { folderOf, sbom, supply, type Component } from '../../tools/vite/supply'

const components: readonly Component[] = [
  { name: '@rjsf/core', version: '6.1.0', license: 'Apache-2.0', text: 'Apache License\n' },
  { name: 'react', version: '19.0.0', license: 'MIT', text: 'MIT License' },
]

it.each([
  ['/p/node_modules/react/index.js', ['/p/node_modules/react']],
  ['\0/p/node_modules/react/index.js?commonjs', ['/p/node_modules/react']],
  ['/p/node_modules/@rjsf/core/dist/index.js', ['/p/node_modules/@rjsf/core']],
  ['/p/node_modules/a/node_modules/b/index.js', ['/p/node_modules/a/node_modules/b']],
  ['/p/src/main.tsx', []],
  ['\0rolldown/runtime.js', []],
])('the module %j belongs to %j', (module, folders) => {
  expect(folderOf(module)).toEqual(folders)
})

it('the bill of materials names each library by its package address, and is equal for equal builds', () => {
  const text = sbom({ name: 'pagewright', version: '0.1.0' }, components)
  const bill = JSON.parse(text) as { readonly [member: string]: unknown }
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { type: 'application', name: 'pagewright', version: '0.1.0' } },
  })
  expect(bill.components).toEqual([
    {
      type: 'library',
      name: '@rjsf/core',
      version: '6.1.0',
      purl: 'pkg:npm/%40rjsf/core@6.1.0',
      licenses: [{ expression: 'Apache-2.0' }],
    },
    {
      type: 'library',
      name: 'react',
      version: '19.0.0',
      purl: 'pkg:npm/react@19.0.0',
      licenses: [{ expression: 'MIT' }],
    },
  ])
  expect(sbom({ name: 'pagewright', version: '0.1.0' }, components)).toBe(text)
})

it.each(['LICENSE', 'LICENSE.md', 'LICENCE', 'licence.txt', 'COPYING'])('a licence stands in %s', (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'a supply '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('package.json', JSON.stringify({ name: 'shop', version: '2.0.0' }))
  for (const [name, text] of [
    ['one', 'The words of one.'],
    ['@two/three', 'The words of three.'],
  ] as const) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', license: 'MIT' }))
    write(`node_modules/${name}/${file}`, text)
  }
  const files = new Map<string, string>()
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) => void files.set(fileName, source)
  const moduleIds = ['one/index.js', 'one/more.js', '@two/three/index.js'].map((file) =>
    join(folder, 'node_modules', file),
  )
  const plugin = supply(folder, ['@two/three']) as unknown as { generateBundle(...given: unknown[]): void }
  plugin.generateBundle.call({ emitFile } as never, {}, { 'a.js': { type: 'chunk', moduleIds } })
  expect(files.get('third-party-notices.txt')?.match(/The words of \w+\./g)).toEqual([
    'The words of three.',
    'The words of one.',
  ])
  const bill: unknown = JSON.parse(files.get('sbom.cdx.json') ?? '')
  expect(bill).toMatchObject({
    metadata: { component: { name: 'shop', version: '2.0.0' } },
    components: [{ name: '@two/three' }, { name: 'one' }],
  })
})

it('a library without a licence stops the build, with its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'supply-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const library = join(folder, 'node_modules/free')
  mkdirSync(library, { recursive: true })
  writeFileSync(join(library, 'package.json'), JSON.stringify({ name: 'free', version: '1.0.0' }))
  const plugin = supply(folder, ['free']) as unknown as { generateBundle(...given: unknown[]): void }
  expect(() => plugin.generateBundle.call({ emitFile: () => '' } as never, {}, {})).toThrow(
    `${library}/package.json names no license.`,
  )
})

// Tests the published packages, and `npm create pagewright` where it must refuse.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { filesAt } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import { createProduct, nextSteps, packedBeside } from '../../tools/create/index'
import { notPacked, publicPackages } from '../../tools/commands/pack'

const folder = mkdtempSync(join(tmpdir(), 'packages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the packages that the code of a folder imports, each with a file. Types alone are not needed to run. */
function importedBy(folder: string): ReadonlyMap<string, string> {
  const files = filesAt(root).below(folder)
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.d\.m?ts$/.test(file) && !notPacked.test(file))
  const found = code.flatMap((file) => {
    const text = filesAt(root).read(file)
    const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
    const named = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    const passed = staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType)
    return [
      ...named.map(({ moduleRequest }) => moduleRequest.value),
      ...passed.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ...dynamicImports.flatMap(
        ({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(text.slice(start, end))?.[1] ?? [],
      ),
    ].map((name) => [/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '', file] as const)
  })
  return new Map(found.filter(([name]) => !/^\.|^node:|^virtual:/.test(name)))
}

it.each(publicPackages)('%s names each package that it imports', (folder) => {
  const facts = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly dependencies?: object
    readonly peerDependencies?: object
  }
  const named = new Set([facts.name, ...Object.keys({ ...facts.dependencies, ...facts.peerDependencies })])
  expect([...importedBy(folder)].filter(([name]) => !named.has(name))).toEqual([])
})

describe('npm create pagewright', () => {
  const template = mkdtempSync(join(tmpdir(), 'template-'))
  writeFileSync(join(template, 'package.json'), '{ "name": "starter", "private": true }')
  writeFileSync(join(template, 'gitignore'), 'dist\n')
  afterAll(() => rmSync(template, { recursive: true, force: true }))
  const full = join(folder, 'full')
  mkdirSync(full)
  writeFileSync(join(full, 'notes.txt'), '')

  it('copies the starter under the name of the folder', () => {
    const target = join(folder, 'my-app')
    expect(createProduct(target, template)).toBe(target)
    expect(JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))).toEqual({ name: 'my-app', private: true })
    expect(readFileSync(join(target, '.gitignore'), 'utf8')).toBe('dist\n')
  })

  it('copies the starter into a folder that is empty', () => {
    const target = join(folder, 'empty')
    mkdirSync(target)
    createProduct(target, template)
    expect(readFileSync(join(target, '.gitignore'), 'utf8')).toBe('dist\n')
  })

  it('names the folder as it was given, which need not be in the current one', () => {
    expect(nextSteps('../shops/my-shop', 'npm', true)).toBe('Next:\n\n  cd ../shops/my-shop\n  npm start\n')
  })

  it('installs the archives beside its own, if it comes from one', () => {
    const [archives, modules] = [join(folder, 'packages'), join(folder, 'clone/node_modules')]
    const own = join(modules, 'create-pagewright')
    for (const one of [archives, own]) mkdirSync(one, { recursive: true })
    for (const name of ['create-pagewright-0.1.0.tgz', 'pagewright-cli-0.1.0.tgz'])
      writeFileSync(join(archives, name), '')
    expect(packedBeside(own)).toEqual([])
    const resolved = 'file:../packages/create-pagewright-0.1.0.tgz'
    const lock = { packages: { 'node_modules/create-pagewright': { resolved } } }
    writeFileSync(join(modules, '.package-lock.json'), JSON.stringify(lock))
    const packed = packedBeside(own)
    expect(packed).toEqual([join(archives, 'pagewright-cli-0.1.0.tgz')])
    expect(nextSteps('my-app', 'npm', false, packed)).toContain(`npm install ${archives}/pagewright-*.tgz\n`)
  })

  it.each([
    ['a name that npm refuses', 'My App', /^"My App" cannot name a package\. Allowed are small letters/],
    [
      'a folder that is not empty',
      full,
      /full is not empty\. Name a folder that does not exist yet, or an empty one\.$/,
    ],
  ])('refuses %s in one sentence', (_what, given, sentence) => {
    expect(() => createProduct(given, template)).toThrow(sentence)
  })
})

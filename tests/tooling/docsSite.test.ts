// Tests the documentation: every page is listed, every link works, and every example works.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import type { Middleware } from '@pagewright/vite/source'
import { runnerImport } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkProject } from '../../tools/cli/check/checkProject'
import { printed } from '../../tools/cli/check/printed'
import { filesAt } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import { readContract } from '../../tools/cli/source'
import { sidebar } from '../../tools/docs/.vitepress/sidebar'
import { answerProblems } from '../../tools/testkit/answerProblems'
import { applyStep, blocksOf } from './docSteps'

const pathOf = (file: string) => join(root, file)
const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  // The build writes api/.
  .filter((file) => file.endsWith('.md') && !file.startsWith('api'))
  .map((file) => `docs/${file.replaceAll('\\', '/')}`)
const starter = join(root, 'examples/starter')
const tutorials = ['docs/tutorial-form.md', 'docs/tutorial-list.md', 'docs/tutorial-market.md'] as const
/** The pages whose examples are tested here. */
const written = [
  ...['index', 'quick-start', 'comparison', 'concepts', 'testing', 'cli', 'troubleshooting', 'records'].map(
    (name) => `docs/${name}.md`,
  ),
  ...tutorials,
]
const inSidebar = sidebar.flatMap(({ items }) => items.map(({ link }) => `docs${link === '/' ? '/index' : link}.md`))

describe('the sidebar', () => {
  it('names pages that exist', () => {
    expect(inSidebar.filter((page) => !documents.includes(page))).toEqual(['docs/api/index.md'])
  })

  it('leads to every page, by at most one link more', () => {
    const linked = new Set(
      inSidebar.filter((page) => documents.includes(page)).flatMap((page) => linksOf(page).map(({ file }) => file)),
    )
    expect(documents.filter((page) => !inSidebar.includes(page) && !linked.has(page))).toEqual([])
  })
})

describe('links', () => {
  it.each([...documents, 'README.md', 'CONTRIBUTING.md'])('of %s lead to files and headings', (document) => {
    const lost = linksOf(document).filter(({ file, anchor }) => !leads(file, anchor))
    expect(lost.map(({ link }) => link)).toEqual([])
  })
})

describe('the quick start and the tutorials, one after the other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tutorials-'))
  const app = join(folder, 'app')
  const found = async () => (await checkProject(app)).map((finding) => printed(finding, filesAt(app)).trimEnd())
  const fresh = () => {
    rmSync(app, { recursive: true, force: true })
    const left = /[\\/](node_modules|dist|dist-maps|\.pagewright|\.sandbox)([\\/]|$)/
    cpSync(starter, app, { recursive: true, filter: (path) => !left.test(path.slice(starter.length)) })
  }
  beforeAll(() => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
    fresh()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('docs/quick-start.md makes a change, and then the mistake that it shows', async () => {
    const blocks = blocksOf('docs/quick-start.md')
    for (const block of blocks.filter(({ note }) => note !== 'mistake')) applyStep(app, block)
    expect(await found()).toEqual([])
    for (const block of blocks.filter(({ note }) => note === 'mistake')) applyStep(app, block)
    expect(await found()).toEqual([blocks.find(({ language }) => language === 'text')?.text.trimEnd()])
    fresh()
  })

  it.each(tutorials)('%s leaves a product without a problem', async (document) => {
    for (const step of blocksOf(document)) applyStep(app, step)
    expect(await found()).toEqual([])
  })

  it('leave a sandbox that answers as the schemas say', async () => {
    const { module } = await runnerImport<SandboxModule>(join(app, 'sandbox/openSandbox.ts'), { root: app })
    const sandbox = module.openSandbox()
    const server = createServer((request, response) =>
      sandbox.answer(request, response, () => response.writeHead(404).end()),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const contract = readContract(app)
    const reads = Object.entries(contract.calls).filter(([, { kind }]) => kind === 'read')
    expect(reads.map(([endpoint]) => endpoint)).toContain('POST /invitations/list')
    for (const [endpoint] of reads) expect(await answerProblems(contract, origin, endpoint)).toEqual([])
    server.closeAllConnections()
    server.close()
    sandbox.close()
  })
})

describe('examples', () => {
  it.each(['docs/index.md', 'docs/concepts.md', 'docs/testing.md', 'docs/troubleshooting.md'])(
    'of code in %s stand in the file that they name',
    (document) => {
      for (const { language, file, text } of blocksOf(document)) {
        if (language !== 'ts') continue
        const path = file && [join(root, file), join(starter, file)].find((each) => existsSync(each))
        expect(path, `${document} names no file for:\n${text}`).toBeTruthy()
        expect(flat(readFileSync(path ?? '', 'utf8'))).toContain(flat(text))
      }
    },
  )

  const ofExamples = (document: string) => blocksOf(document).filter(({ file }) => file?.startsWith('examples/'))
  const withExamples = written.filter((document) => ofExamples(document).length > 0)
  it.each(withExamples)('of %s that name a file of an example stand in it', (document) => {
    for (const { file, text } of ofExamples(document))
      expect(flat(readFileSync(join(root, file ?? ''), 'utf8'))).toContain(flat(text))
  })

  it.each(written)('of %s are of a kind that a test knows', (document) => {
    const blocks = blocksOf(document)
    for (const { language, text } of blocks) if (language === 'json') expect(() => JSON.parse(text)).not.toThrow()
    const kinds = blocks.filter(({ language, file }) => !['sh', 'text'].includes(language) && file === undefined)
    expect(kinds).toEqual([])
  })
})

interface SandboxModule {
  openSandbox(): { readonly answer: Middleware; close(): void }
}

interface DocLink {
  readonly link: string
  readonly file: string
  readonly anchor: string
}

/** Returns the relative links of a document, with the file that each leads to. */
function linksOf(document: string): readonly DocLink[] {
  return [
    ...proseOf(document)
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link))
    .map((link) => {
      const [path = '', anchor = ''] = link.split('#')
      const file = path === '' ? document : normalize(join(dirname(document), path)).replaceAll('\\', '/')
      return { link, file: file.replace(/\/$/, ''), anchor }
    })
}

function leads(file: string, anchor: string): boolean {
  if (!existsSync(pathOf(file))) return false
  if (anchor === '') return true
  if (statSync(pathOf(file)).isDirectory()) return false
  return headingsOf(file).includes(anchor)
}

/** Returns the anchors of a document's headings, as GitHub and VitePress make them of plain headings. */
function headingsOf(document: string): readonly string[] {
  return [...proseOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Returns a document without its fenced blocks. */
function proseOf(document: string): string {
  return readFileSync(pathOf(document), 'utf8').replaceAll(/^( *)```[^]*?^\1```$/gm, '')
}

/** Returns code without its indentation. */
function flat(text: string): string {
  return text.replaceAll(/^ +/gm, '').trim()
}

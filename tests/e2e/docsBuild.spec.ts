// The documentation site builds. Its Markdown is also a template of Vue, which refuses more than GitHub does.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../tools/cli/root'
import { sidebar } from '../../tools/docs/.vitepress/sidebar'
import { runNode } from './support/runNode'

test('`npm run docs -- build` writes every page of the sidebar', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  try {
    const build = ['tools/cli/run.mjs', 'docs', 'build', '--outDir', folder, '--minify', 'false']
    const { status, stdout, stderr } = await runNode(root, build)
    expect(status, stdout + stderr).toBe(0)
    const pages = sidebar.flatMap(({ items }) => items.map(({ link }) => (link === '/' ? '/index' : link)))
    expect(pages.filter((page) => !existsSync(join(folder, `${page}.html`)))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

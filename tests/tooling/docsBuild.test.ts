// Tests that the documentation site builds. Its Markdown is also a template of Vue, which refuses more than GitHub does.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/cli/root'
import { sidebar } from '../../tools/docs/.vitepress/sidebar'
import { runCommand } from '../../tools/quality/steps/command'

it('`npm run docs -- build` writes every page of the sidebar', { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'))
  try {
    const build = ['tools/cli/run.mjs', 'docs', 'build', '--outDir', folder, '--minify', 'false']
    const { code, output } = await runCommand(process.execPath, build, { cwd: root })
    expect(code, output).toBe(0)
    const pages = sidebar.flatMap(({ items }) => items.map(({ link }) => (link === '/' ? '/index' : link)))
    expect(pages.filter((page) => !existsSync(join(folder, `${page}.html`)))).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

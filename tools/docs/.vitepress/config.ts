// The documentation site. It renders the Markdown of docs/, which is also readable without it.
import { formModules } from '@pagewright/vite'
import { defineConfig } from 'vitepress'
import { sidebar } from './sidebar'

export default defineConfig({
  title: 'Pagewright',
  description: 'Forms, lists and pages of a product, declared as data.',
  srcDir: '../../docs',
  outDir: '../../.cache/docs/site',
  cacheDir: '../../.cache/docs/cache',
  cleanUrls: true,
  // The live form of the first page.
  vite: {
    plugins: [formModules()],
    esbuild: { jsx: 'automatic' },
    build: {
      rollupOptions: {
        // Directives of React's servers mean nothing here.
        onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
      },
    },
  },
  themeConfig: {
    sidebar: sidebar.map(({ text, items }) => ({ text, items: [...items] })),
    search: { provider: 'local' },
    outline: [2, 3],
  },
  // The site does not serve files outside docs/. tests/tooling/docsSite.test.ts checks every link.
  ignoreDeadLinks: [/\.\.\//],
  markdown: {
    // A type in a table, such as `{ value: text }`, would become attributes of its cell.
    attrs: { disable: true },
    config(md) {
      // Vue reads braces in prose as an expression, and message placeholders look the same.
      const text = md.renderer.rules.text
      md.renderer.rules.text = (tokens, index, ...rest) => {
        const html = text?.(tokens, index, ...rest) ?? md.utils.escapeHtml(tokens[index]?.content ?? '')
        return html.replaceAll('{{', '&#123;&#123;')
      }
    },
  },
})

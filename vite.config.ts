import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { blockPlaces } from './tools/vite/blockPlaces.ts'
import { buildTarget } from './tools/vite/buildTarget.ts'
import { bootGuard } from './tools/vite/bootGuard.ts'
import { hiddenMaps } from './tools/vite/hiddenMaps.ts'
import { ownChunks } from './tools/vite/ownChunks.ts'
import { ownForms } from './tools/vite/ownForms.ts'
import { ownMarkets } from './tools/vite/ownMarkets.ts'
import { preloadMain } from './tools/vite/preloadMain.ts'
import { routeEntries } from './tools/vite/routeEntries.ts'
import { routeWords } from './tools/vite/routeWords.ts'
import { supply } from './tools/vite/supply.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

/** Projects that are generated and built, thousands of answers and histories: a step of its own, so that units stay quick. */
const long = [
  'tests/tooling/**/*.test.ts',
  'tests/generate/**/*.test.ts',
  'tests/engine/faults/*.test.ts',
  'tests/engine/money/simulation.test.ts',
]

export default defineConfig(({ command }) => {
  const engine = (...modules: readonly string[]) => modules.map((module) => `${root}/src/engine/${module}`)
  const chunks = ownChunks([
    // The document links the splash's style sheet: elsewhere, its chunk would become a script of the document.
    {
      name: 'begin',
      modules: [`${root}/src/begin.ts`, '\0rolldown/runtime.js', `${root}/src/engine/ui/layout/Splash.css`],
    },
    {
      name: 'start',
      importsOf: `${root}/src/main.tsx`,
      shared: [
        engine('blocks/viewBlocks.ts', 'blocks/form/formBlocks.ts', 'blocks/list/ListBlockView.tsx'),
        engine('actions/money/moneyParts.ts', 'money/send.ts', 'money/inquire.ts', 'money/journal/leases.ts'),
      ],
    },
  ])
  const pages = command === 'build' ? routeEntries(root) : undefined
  return {
    plugins: [
      react(),
      ownForms(root),
      chunks.plugin,
      preloadMain(`${root}/src/main.tsx`),
      bootGuard(root, {
        project: 'lumi',
        locales: 'locales',
        markets: 'src/generated/markets.json',
        contactOf: ({ facts }) => (typeof facts.contact === 'string' ? facts.contact : ''),
      }),
      supply(root, ['lucide-static']),
      hiddenMaps(root),
      ...(pages ? [routeWords, ownMarkets, blockPlaces].map((make) => make(root, pages.folder)) : []),
    ],
    resolve: {
      // Libraries that RJSF brings along for more than our forms use; docs/adr/0001-rjsf-form-whole.md has what each saves.
      alias: [
        shim(/^markdown-to-jsx(\/react)?$/, new URL('./src/engine/forms/shims/markdown.tsx', import.meta.url)),
        // In a build alone: while developing, ajv itself is loaded too and asks the library for more.
        ...(command === 'build'
          ? [shim(/^fast-uri$/, new URL('./src/engine/forms/shims/fastUri.ts', import.meta.url))]
          : []),
      ],
    },
    define: {
      // Spec §4: the build is fixed to production, whatever mode it is made in.
      'import.meta.env.PRODUCT_ENV': JSON.stringify('production'),
      // In a build words stand beside the page that says them, and markets apart; while developing all are loaded.
      'import.meta.env.DATA_AT': JSON.stringify(pages ? `/assets/${pages.folder}/*.json` : ''),
      'import.meta.env.PAGES_AT': JSON.stringify(pages ? `/assets/${pages.folder}/*.js` : '/src/generated/routes/*.ts'),
    },
    build: {
      target: buildTarget(root),
      manifest: true,
      // A strict policy allows neither an inline script nor a font or worker as data.
      modulePreload: {
        polyfill: false,
        // What asks for a chunk has been loaded by these, and Firefox reports a preload of what is already there as failed.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'js'
            ? files.filter((file) => !/^assets\/(begin|main|start|rolldown-runtime)-/.test(file))
            : files,
      },
      assetsInlineLimit: 0,
      // All of it is 11 kB: in parts it would cost a page one to three requests more.
      cssCodeSplit: false,
      chunkSizeWarningLimit: 450,
      rolldownOptions: {
        input: { index: 'index.html', ...pages?.entries },
        // What asks for a page is not part of the build's graph.
        preserveEntrySignatures: 'exports-only',
        output: {
          codeSplitting: { groups: chunks.groups },
          entryFileNames: ({ name }) =>
            pages && name.startsWith('routes/')
              ? `assets/${pages.folder}/${name.slice(7)}.js`
              : 'assets/[name]-[hash].js',
        },
      },
    },
    test: {
      // All cores: left alone, a machine with two uses one.
      maxWorkers: '100%',
      exclude: ['tests/e2e/**'],
      environment: 'node',
      // Far from both UTC and the product's zone: a test that leans on the machine's zone fails here.
      env: { TZ: 'Asia/Kathmandu' },
      // No test waits by the clock; a busy machine may be slow.
      testTimeout: 30_000,
      hookTimeout: 20_000,
      restoreMocks: true,
      unstubGlobals: true,
      projects: [
        // Without React nothing is left behind in a module, so these files need not load each module anew.
        { extends: true, test: { name: 'plain', include: ['tests/**/*.test.ts'], exclude: long, isolate: false } },
        {
          extends: true,
          test: {
            name: 'react',
            include: ['tests/**/*.test.tsx'],
            isolate: false,
            environment: './tests/support/oneWindow.ts',
            setupFiles: ['tests/support/afterEach.ts'],
          },
        },
        { extends: true, test: { name: 'long', include: long, isolate: false } },
      ],
    },
  }
})

function shim(find: RegExp, file: URL) {
  return { find, replacement: fileURLToPath(file) }
}

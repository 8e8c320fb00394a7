import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { firstScript } from './scripts/firstScript.ts'
import { leanList } from './scripts/leanList.ts'
import { leanPreload } from './scripts/leanPreload.ts'
import { leanReact } from './scripts/leanReact.ts'
import { leanRouter } from './scripts/leanRouter.ts'
import { leanTexts } from './scripts/leanTexts.ts'
import { noMutations } from './scripts/noMutations.ts'
import { ownChunks } from './scripts/ownChunks.ts'
import { ownForms } from './scripts/ownForms.ts'
import { ownMarkets } from './scripts/ownMarkets.ts'
import { routeEntries } from './scripts/routeEntries.ts'
import { routeWords } from './scripts/routeWords.ts'

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
    { name: 'begin', modules: [`${root}/src/begin.ts`, '\0rolldown/runtime.js'] },
    {
      name: 'start',
      importsOf: `${root}/src/main.tsx`,
      shared: [
        engine('blocks/viewBlocks.ts', 'blocks/formBlocks.ts', 'blocks/ListBlockView.tsx'),
        engine('money/moneyParts.ts', 'money/send.ts', 'money/inquire.ts', 'money/leases.ts'),
      ],
    },
  ])
  const pages = command === 'build' ? routeEntries(root) : undefined
  return {
    plugins: [
      react(),
      leanReact(),
      leanRouter(),
      leanList(),
      leanTexts(),
      leanPreload(`${root}/src/engine/page/preload.ts`),
      ownForms(root),
      noMutations(`${root}/src/engine/page/noMutations.ts`),
      chunks.plugin,
      firstScript('begin'),
      ...(pages ? [routeWords, ownMarkets].map((make) => make(root, pages.folder)) : []),
    ],
    resolve: {
      // What RJSF takes along for more than our forms ask of it: 31 kB gzip of Markdown, and 16 of the rest.
      alias: [
        standIn(/^markdown-to-jsx(\/react)?$/, new URL('./src/engine/form/standIns/markdown.tsx', import.meta.url)),
        standIn(/^fast-uri$/, new URL('./src/engine/form/standIns/fastUri.ts', import.meta.url)),
        standIn(/^fast-equals$/, new URL('./src/engine/form/standIns/fastEquals.ts', import.meta.url)),
        standIn(/^jsonpointer$/, new URL('./src/engine/form/standIns/jsonpointer.ts', import.meta.url)),
        standIn(/^react-is$/, new URL('./src/engine/form/standIns/reactIs.ts', import.meta.url)),
        standIn(/^\.\/enums\.js$/, new URL('./src/engine/form/standIns/enums.ts', import.meta.url)),
        standIn(/^\.\/shallowAllOfMerge\.js$/, new URL('./src/engine/form/standIns/allOf.ts', import.meta.url)),
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
      target: 'es2022',
      manifest: true,
      // A strict policy allows neither an inline script nor a font or worker as data.
      modulePreload: {
        polyfill: false,
        // Whatever asks for a chunk was loaded by the start.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => !/^assets\/(start|begin|rolldown-runtime)-/.test(file)) : files,
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
      setupFiles: ['tests/support/plurals.ts'],
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

function standIn(find: RegExp, file: URL) {
  return { find, replacement: fileURLToPath(file) }
}

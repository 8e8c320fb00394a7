// Everything that Vite needs to serve and build a product of Pagewright.
import { join } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { blockPlaces } from './blockPlaces'
import { bootGuard, type GuardOptions } from './bootGuard'
import { buildTarget } from './buildTarget'
import { engineFile } from '@pagewright/cli/source'
import { generatedModules, generateModules } from './generatedModules'
import { hiddenMaps } from './hiddenMaps'
import { ownChunks } from './ownChunks'
import { ownForms } from './ownForms'
import { ownMarkets } from './ownMarkets'
import { preloadMain } from './preloadMain'
import { routeEntries } from './routeEntries'
import { routeWords } from './routeWords'
import { supply } from './supply'

export interface PagewrightOptions {
  /** The folder of the product. */
  readonly root: string
  /** Prefixes the keys of storage. */
  readonly project: string
  /** Returns the contact that a market offers to a person for whom the page does not start; '' for none. */
  readonly contactOf?: GuardOptions['contactOf']
}

/**
 * Returns the plugins of a product whose entry is `src/begin.ts` and whose main module is `src/main.tsx`. Generates first
 * what they need, if a source has changed.
 */
export async function pagewright({ root, project, contactOf = () => '' }: PagewrightOptions): Promise<Plugin[]> {
  await generateModules(root)
  const pages = routeEntries(root)
  const main = join(root, 'src/main.tsx')
  const chunks = ownChunks([
    // The document links the splash's style sheet: elsewhere, its chunk would become a script of the document.
    {
      name: 'begin',
      modules: [join(root, 'src/begin.ts'), '\0rolldown/runtime.js', engineFile('ui/layout/Splash.css')],
    },
    {
      name: 'start',
      importsOf: main,
      shared: [
        ['blocks/viewBlocks', 'blocks/form/formBlocks', 'blocks/list/ListBlockView'].map(engineFile),
        ['actions/money/moneyViews', 'money/sendMoney', 'money/checkOutcome', 'money/journal/leaseLocks'].map(
          engineFile,
        ),
      ],
    },
  ])
  return [
    generatedModules(root),
    settings(root, pages, chunks.groups),
    ownForms(root),
    chunks.plugin,
    preloadMain(main),
    bootGuard(root, { project, locales: 'locales', markets: '.pagewright/markets.json', contactOf }),
    supply(root, ['lucide-static']),
    hiddenMaps(root),
    ...[routeWords, ownMarkets, blockPlaces].map((make) => make(root, pages.folder)),
  ]
}

type Pages = ReturnType<typeof routeEntries>
type Groups = ReturnType<typeof ownChunks>['groups']

/** The configuration of Vite itself. */
function settings(root: string, pages: Pages, groups: Groups): Plugin {
  return {
    name: 'pagewright',
    config: (_, { command }): UserConfig => {
      const isBuild = command === 'build'
      return {
        resolve: {
          // Libraries that RJSF brings along for more than our forms use; docs/adr/0001-rjsf-form-whole.md has what each saves.
          alias: [
            { find: /^markdown-to-jsx(\/react)?$/, replacement: engineFile('forms/shims/markdown') },
            // In a build alone: while developing, ajv itself is loaded too and asks the library for more.
            ...(isBuild ? [{ find: /^fast-uri$/, replacement: engineFile('forms/shims/fastUri') }] : []),
          ],
        },
        define: {
          // Spec §4: the build is fixed to production, whatever mode it is made in.
          'import.meta.env.PRODUCT_ENV': JSON.stringify('production'),
          // In a build words stand beside the page that says them, and markets apart; while developing all are loaded.
          'import.meta.env.DATA_AT': JSON.stringify(isBuild ? `/assets/${pages.folder}/*.json` : ''),
          'import.meta.env.PAGES_AT': JSON.stringify(
            isBuild ? `/assets/${pages.folder}/*.js` : '/.pagewright/routes/*.ts',
          ),
        },
        build: {
          target: buildTarget(root),
          manifest: true,
          // A strict policy allows neither an inline script nor a font or worker as data.
          modulePreload: {
            polyfill: false,
            // What asks for a chunk has been loaded by these, and Firefox reports a preload of what is already there as failed.
            resolveDependencies: (_file, files, { hostType }) =>
              hostType === 'js'
                ? files.filter((file) => !/^assets\/(begin|main|start|rolldown-runtime)-/.test(file))
                : files,
          },
          assetsInlineLimit: 0,
          // All of it is 11 kB: in parts it would cost a page one to three requests more.
          cssCodeSplit: false,
          chunkSizeWarningLimit: 450,
          rolldownOptions: {
            input: { index: join(root, 'index.html'), ...pages.entries },
            // What asks for a page is not part of the build's graph.
            preserveEntrySignatures: 'exports-only',
            output: {
              codeSplitting: { groups },
              entryFileNames: ({ name }) =>
                name.startsWith('routes/') ? `assets/${pages.folder}/${name.slice(7)}.js` : 'assets/[name]-[hash].js',
            },
          },
        },
      }
    },
  }
}

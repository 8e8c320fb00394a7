// The Vite plugins and settings that serve and build a product of Pagewright.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ConfigEnv, Plugin, UserConfig } from 'vite'
import { bootGuard } from './bootGuard'
import { buildTarget } from './buildTarget'
import { engineFile } from '@pagewright/cli/source'
import { generatedModules, generateModules } from './generatedModules'
import { hiddenMaps } from './hiddenMaps'
import { precompressed } from './precompress'
import { sandboxPlugin } from './sandboxPlugin'
import { signedReleases } from './signedReleases'
import { ownChunks } from './ownChunks'
import { ownServer } from './ownServer'
import { pageFiles } from './pageFiles'
import { rjsfShims } from './rjsfShims'
import { routeEntries } from './routeEntries'
import { studioPlugins } from './studioPlugins'
import { supply } from './supply'

export interface PagewrightOptions {
  /** The folder of the product. */
  readonly root: string
  /** The prefix of the storage keys. */
  readonly project: string
  /** The fact of a market that is shown to a person for whom the page does not start, such as a phone number. */
  readonly contact?: string
}

/**
 * Returns the plugins of a product whose entry is `src/begin.ts` and whose main module is `src/main.ts` or `src/main.tsx`.
 * Generates first if a source has changed. During development it also serves the studio, if the product has it.
 */
export async function pagewright({ root, project, contact }: PagewrightOptions): Promise<Plugin[]> {
  const stopped = await generateModules(root)
  const pages = routeEntries(root)
  const main = ['src/main.ts', 'src/main.tsx'].map((file) => join(root, file)).find(existsSync)
  if (main === undefined) throw new Error(`${root} has no src/main.ts. It starts the product.`)
  const chunks = ownChunks(
    [
      // The document links the style sheet of the splash. In a chunk, it would become a script of the document.
      {
        name: 'begin',
        modules: [join(root, 'src/begin.ts'), '\0rolldown/runtime.js', engineFile('ui/layout/Splash.css')],
      },
      {
        name: 'start',
        importsOf: main,
        shared: [
          ['blocks/viewBlocks', 'blocks/form/formBlocks', 'blocks/list/ListBlockView'].map(engineFile),
          ['actions/money/moneyViews', 'money/journal/leaseLocks'].map(engineFile),
        ],
      },
      // What the step before a call shares with a receipt and the details of a row.
      { name: 'Notes', modules: ['values/Notes', 'values/useParties', 'ui/data/Party'].map(engineFile) },
    ],
    main,
  )
  return [
    generatedModules(root, settings(root, pages, chunks.groups), stopped),
    pageFiles(root, pages.id, isPagesAlone() ? undefined : pages.engine),
    signedReleases(root, project),
    ownServer(root),
    ...(isPagesAlone() ? [] : [chunks.plugin]),
    bootGuard(root, { project, locales: 'locales', markets: '.pagewright/markets.json', contact }),
    supply(root, ['@iconify-json/lucide']),
    hiddenMaps(root),
    ...(await studioPlugins(root)),
    sandboxPlugin(root),
    precompressed(),
  ]
}

type Pages = ReturnType<typeof routeEntries>
type Groups = ReturnType<typeof ownChunks>['groups']

/** True while `pagewright release` builds the pages for a deployed engine. */
function isPagesAlone(): boolean {
  return process.env.PAGEWRIGHT_BUILD === 'pages'
}

/** Returns Vite's own configuration. */
function settings(root: string, pages: Pages, groups: Groups) {
  return ({ server, preview }: UserConfig, { command }: ConfigEnv): UserConfig => {
    const isBuild = command === 'build'
    // Vite would build React for development if the caller's environment says so.
    if (isBuild) process.env.NODE_ENV = 'production'
    return {
      // Copies of a product share its packages, but must not share Vite's cache, which is among them by default.
      cacheDir: join(root, '.cache/vite'),
      // Node may take `localhost` for an address that browsers do not try first.
      server: { host: server?.host ?? '127.0.0.1' },
      preview: { host: preview?.host ?? '127.0.0.1' },
      resolve: {
        alias: rjsfShims(isBuild),
      },
      define: {
        'import.meta.env.ENGINE': JSON.stringify(pages.engine.id),
        'import.meta.env.REPORT_AT': JSON.stringify(isBuild ? pages.report : ''),
        // A build always runs in production, whatever mode it is made in.
        'import.meta.env.PRODUCT_ENV': JSON.stringify('production'),
      },
      build: {
        target: buildTarget(root),
        manifest: true,
        // A strict policy forbids inline scripts, and fonts or workers as data.
        modulePreload: {
          polyfill: false,
          // These files load before the chunk is requested, and Firefox reports a preload of a loaded file as failed.
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'js'
              ? files.filter((file) => !/^assets\/(begin|main|start|rolldown-runtime)-/.test(file))
              : files,
        },
        assetsInlineLimit: 0,
        // All styles are 11 kB. Split, they would cost each page one to three more requests.
        cssCodeSplit: false,
        chunkSizeWarningLimit: 450,
        rolldownOptions: {
          input: { ...(isPagesAlone() ? {} : { index: join(root, 'index.html') }), ...pages.entries },
          // The code that loads a page is not part of the build's graph.
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: { groups: isPagesAlone() ? [] : groups },
            entryFileNames: ({ name }) => {
              if (name === 'report') return pages.report.slice(1)
              return name.startsWith('routes/')
                ? `assets/routes-${pages.id}/${name.slice(7)}.js`
                : 'assets/[name]-[hash].js'
            },
          },
        },
      },
    }
  }
}

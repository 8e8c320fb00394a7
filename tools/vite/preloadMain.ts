// Changes the document of a build so that the entry runs early and the module that it imports next is already loading.
import type { Plugin, Rolldown } from 'vite'

/** Preloads a module that the entry imports dynamically, and all that it imports. `module` is the path of its source. */
export function preloadMain(module: string): Plugin {
  return {
    name: 'preload-main',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const entry = '<script type="module" crossorigin'
        if (!html.includes(entry)) throw new Error('The document of the build has no entry script.')
        const links = filesOf(module, bundle)
          .filter((file) => !html.includes(`/${file}"`))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n    `)
        // With `async`, the entry waits neither for the style sheet nor for the end of the document.
        return html.replace(entry, `${links.join('')}<script type="module" async crossorigin`)
      },
    },
  }
}

type Bundle = { readonly [file: string]: Rolldown.OutputChunk | Rolldown.OutputAsset }

function filesOf(module: string, bundle: Bundle): readonly string[] {
  const first = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId === module)
  if (!first) throw new Error(`The build has no chunk of ${module}, which its entry imports.`)
  const files = new Set<string>()
  const open = [first.fileName]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') continue
    files.add(file)
    open.push(...chunk.imports)
  }
  return [...files]
}

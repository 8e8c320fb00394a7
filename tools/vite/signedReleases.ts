// Builds with signed releases, if a product asks for them: the code that checks signatures, and who may sign.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { engineFile, readRoot, rootFile, withoutSignatures } from '@pagewright/cli/source'

/**
 * Returns the plugin. `project` is the prefix of the storage keys. In a product without `releases.root.json` it only says
 * that nothing is signed.
 */
export function signedReleases(root: string, project: string): Plugin {
  const define = (isSigned: boolean, data = '') => ({
    define: {
      'import.meta.env.SIGNED_RELEASES': String(isSigned),
      'import.meta.env.RELEASES_ROOT': JSON.stringify(data),
    },
  })
  if (!existsSync(join(root, rootFile))) return { name: 'signed-releases', config: () => define(false) }
  return {
    name: 'signed-releases',
    // During development, there are no releases.
    config: (_, { command }) =>
      command === 'build' ? define(true, JSON.stringify({ project, first: readRoot(root) })) : define(false),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? withPreload(withoutSignatures(html), bundle) : html),
    },
    closeBundle(error) {
      if (error || process.env.PAGEWRIGHT_BUILD === 'pages') return
      this.info('Sign this build before you deploy it: npx pagewright release sign --store <folder> --key <file>')
    },
  }
}

/** The entry waits for the check, so its file loads at the same time. */
function withPreload(html: string, bundle: Rolldown.OutputBundle): string {
  const module = engineFile('runtime/site/signedReleases')
  const file = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId === module)
  if (!file) throw new Error('The build has no code that checks signatures.')
  return html.replace(
    '<script type="module"',
    (tag) => `<link rel="modulepreload" crossorigin href="/${file.fileName}">\n    ${tag}`,
  )
}

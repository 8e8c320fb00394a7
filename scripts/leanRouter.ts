// react-router in a build: its production files, which its package hands to nobody, and only what is used of them.
import type { Plugin } from 'vite'

/**
 * Resolves the router to its production files and marks what they make when they are loaded as free of effects, so that
 * forms, fetchers, scripts and servers that nobody asked for are left out. A router that is written otherwise is left as
 * it is: the build is then larger, and `npm run size` says so.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/.*\.mjs$/.test(id)) return null
      return {
        code: code
          .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
          .replaceAll(/ = (class extends React\d*\.Component \{.*?^\});$/gms, ' = /* @__PURE__ */ (() => $1)();')
          .replaceAll(/^\w+\.displayName = ".*";$/gm, ''),
        map: null,
      }
    },
  }
}

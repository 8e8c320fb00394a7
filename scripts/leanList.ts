// react-virtuoso in a build: the list, without the tables and grids that nobody asked for.
import type { Plugin } from 'vite'

/**
 * Takes apart what the list's library takes out of its own calls in one go, as taking it is an effect that keeps tables
 * and grids in the build. A library that is written otherwise is left as it is: `npm run size` says so.
 */
export function leanList(): Plugin {
  return {
    name: 'lean-list',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/react-virtuoso/dist/index.mjs')) return null
      // What gives its arguments as a list says so by its body, whatever it is called.
      const [, list = 'none'] = /function (\w+)\(\.\.\.(\w+)\) \{\s*return \2;/.exec(code) ?? []
      const apart = code
        .replaceAll(new RegExp(`(?<=[,=(]\\s*)${list}\\(`, 'g'), `/* @__PURE__ */ ${list}(`)
        .replaceAll(/\{([\w:,\s$]+)\} = (\/\* @__PURE__ \*\/ [\w$]+\(.*?\n\)), /gs, takenApart)
        .replaceAll(/\{([\w:,\s$]+)\} = Math;/g, (_, members: string) => `${partsOf(members, 'Math')};`)
        .replaceAll(/ = (\w+\.memo\()/g, ' = /* @__PURE__ */ $1')
        // It tells of errors alone, unless a global asks for more: what else it has to say is for its own developers.
        .replaceAll(/(["`])[^"`\n]+\1, [^"`()\n]*\b\w+\.(?:DEBUG|INFO|WARN)(?=\))/g, '')
      return { code: apart, map: null }
    },
  }
}

/** `{ Component: a } = make(…)` as `whole = make(…), a = whole.Component`, each free of effects. */
function takenApart(_all: string, members: string, call: string, at: number): string {
  const whole = `whole${at}`
  return `${whole} = ${call}, ${partsOf(members, whole)}, `
}

function partsOf(members: string, whole: string): string {
  const parts = members.split(',').map((member) => {
    const [name = '', local = name] = member.split(':').map((word) => word.trim())
    return `${local} = /* @__PURE__ */ (() => ${whole}.${name})()`
  })
  return parts.join(', ')
}

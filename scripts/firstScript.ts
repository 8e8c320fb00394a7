// A build's document asks for one chunk as a script of its own, before the entry that imports it.
import type { Plugin } from 'vite'

/** Lets a chunk run as soon as it is there: the entry, which imports it, waits for all that it imports. */
export function firstScript(chunk: string): Plugin {
  return {
    name: 'first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === chunk)?.fileName
        if (file === undefined) throw new Error(`The build has no chunk "${chunk}", which its document begins with.`)
        const link = `<link rel="modulepreload" crossorigin href="/${file}">`
        if (!html.includes(link)) throw new Error(`The entry does not import the chunk "${chunk}".`)
        // Before what it imports is asked for; a style sheet need not wait for it, nor it for one.
        const first = `<script type="module" async crossorigin src="/${file}"></script>\n    `
        return html
          .replace(new RegExp(`\\s*${link}`), '')
          .replace('<script type="module"', `${first}<script type="module"`)
      },
    },
  }
}

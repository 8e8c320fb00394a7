// Bundles the script of a tool page in memory, as one script and one style sheet. They need no exception in a strict
// policy, and a change of the product does not reload the tool. The server of the product need not know their packages.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { productFacts, productModule, studioFolder } from './productModule'
import { pageStyle, toolPage } from './toolPage'

export interface Tool {
  readonly title: string
  /** The id of the element that the tool draws into. */
  readonly element: string
  /** Where the page is. Script and style are below it. */
  readonly address: string
  /** The script without its ending, such as 'editor/main'. */
  readonly input: string
}

export interface ToolFile {
  readonly type: string
  readonly text: string
}

/**
 * Returns a function that resolves to a file of a tool, by its path below the address of the tool; '' is the page. It
 * resolves to undefined for any other path. `values` are for the script.
 */
export function createTool(root: string, { title, element, address, input }: Tool) {
  const bundled = createBundle(root, input)
  const page = { title, element, script: `${address}${element}.js`, style: `${address}${element}.css` }
  return async (path: string, values: { readonly [name: string]: string } = {}): Promise<ToolFile | undefined> => {
    if (path === '') return { type: 'text/html', text: toolPage({ ...page, values }) }
    if (path === `${element}.js`) return { type: 'text/javascript', text: (await bundled()).script }
    if (path === `${element}.css`) return { type: 'text/css', text: (await bundled()).style }
    return undefined
  }
}

interface ToolBundle {
  readonly script: string
  readonly style: string
  /** Returns whether all that the bundle was made from is still the same. */
  isCurrent(): boolean
}

/** Returns a function that bundles a script of the studio, and bundles it again only after a source has changed. */
function createBundle(root: string, input: string): () => Promise<ToolBundle> {
  let last: Promise<ToolBundle> | undefined
  return async () => {
    const before = last
    const made = await before?.catch(() => undefined)
    // The script and the style are asked for at the same time.
    const known = last !== before || made?.isCurrent() ? last : undefined
    last = known ?? bundleTool(root, input)
    return last
  }
}

/**
 * Bundles a script of the studio, such as 'editor/main', for the product at a root. The style begins with the one of all
 * tool pages.
 */
export async function bundleTool(root: string, input: string): Promise<ToolBundle> {
  const facts = productFacts(root)
  const seen = new Map<string, number>()
  const made = await build({
    root,
    configFile: false,
    // A product's developer can do nothing about warnings of the studio's own code.
    logLevel: 'error',
    publicDir: false,
    plugins: [productModule(root), noting(seen)],
    // The product's copy of React, wherever the studio is installed.
    resolve: { dedupe: ['react', 'react-dom'] },
    // The server of `npm start` runs in development mode. React is slower there: it notes a stack for each element.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      // A tool is one script and one style, so its fonts are within the style.
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: scriptFile(input), output: { codeSplitting: false } },
    },
  })
  const [first] = [made].flat()
  if (!first || !('output' in first)) throw new Error(`${input} could not be bundled.`)
  const script = first.output.find((one) => one.type === 'chunk')
  const style = first.output.find((one) => one.type === 'asset' && one.fileName.endsWith('.css'))
  return {
    script: script?.type === 'chunk' ? script.code : '',
    style: readFileSync(join(studioFolder, pageStyle), 'utf8') + (style?.type === 'asset' ? String(style.source) : ''),
    isCurrent: () => productFacts(root) === facts && [...seen].every(([file, time]) => changedAt(file) === time),
  }
}

/** Notes when each file of a bundle was changed last. */
function noting(seen: Map<string, number>): Plugin {
  return {
    name: 'studio-sources',
    transform(_, id) {
      const time = changedAt(id)
      if (time !== undefined) seen.set(id, time)
    },
  }
}

function changedAt(file: string): number | undefined {
  return file.startsWith('\0') ? undefined : statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

/** A script is a source in this repository, and compiled in an installed package. */
function scriptFile(name: string): string {
  const source = join(studioFolder, `${name}.tsx`)
  return existsSync(source) ? source : join(studioFolder, `${name}.js`)
}

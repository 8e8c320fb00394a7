// Bundles the script of a tool page in memory, as one script and one style sheet.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { productModule, studioFolder } from './productModule'
import { pageStyle } from './toolPage'

export interface ToolBundle {
  readonly script: string
  readonly style: string
}

/** Bundles a script of the studio for the product at a root. The style begins with the one of all tool pages. */
export async function bundleTool(root: string, input: string): Promise<ToolBundle> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [productModule(root)],
    // The server of `npm start` runs in development mode. React is slower there: it notes a stack for each element.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      rolldownOptions: { input: join(studioFolder, input), output: { codeSplitting: false } },
    },
  })
  const [first] = [made].flat()
  if (!first || !('output' in first)) throw new Error(`${input} could not be bundled.`)
  const script = first.output.find((one) => one.type === 'chunk')
  const style = first.output.find((one) => one.type === 'asset' && one.fileName.endsWith('.css'))
  return {
    script: script?.type === 'chunk' ? script.code : '',
    style: readFileSync(join(studioFolder, pageStyle), 'utf8') + (style?.type === 'asset' ? String(style.source) : ''),
  }
}

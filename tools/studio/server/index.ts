// The studio, the workbench and the app shell beside a product.
import type { Plugin } from 'vite'
import { afterUrls, printAddress } from '@pagewright/vite/source'
import { benchAddress } from '../workbench/benchAddress'
import { studioAddress } from './api/studioAddress'
import { shellAddress } from './shellPages'
import { studioPlugin } from './api/studioPlugin'
import { shellPlugin } from './shellPlugin'
import { workbenchPlugin } from './workbenchPlugin'

export { shellSite } from './shellSite'

/** Serves the tools beside the product at a root. They run before its sandbox. */
export function studioTools(root: string): Plugin[] {
  return [addresses(), studioPlugin(root), workbenchPlugin(root), shellPlugin(root)]
}

function addresses(): Plugin {
  const tools = [
    ['Studio', studioAddress, 'change pages, texts and markets on the screen'],
    ['States', benchAddress, 'every state of every page'],
    ['App', shellAddress, 'a page as the native app shows it'],
  ] as const
  return {
    name: 'studio-addresses',
    configureServer(server) {
      afterUrls(server, (address) => {
        for (const [name, path, what] of tools) printAddress(server, name, `${new URL(path, address).href}   ${what}`)
      })
    },
  }
}

// Draws forms for `npm run reach`, in a process that the parent may end if a form never comes.
import { root } from '@pagewright/cli/source'
import { Window } from 'happy-dom'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { FormJob, FormResult } from './reach/formJob'

/** Describes the exports of the file that draws forms. It may import parts of the engine that no product sees. */
interface Drawing {
  drawForm(job: FormJob, words: { readonly [key: string]: string }): Promise<FormResult>
}

export async function main(): Promise<number> {
  openWindow()
  // The engine and React must load after the window is there, so this file cannot import them.
  const { module } = await runnerImport<Drawing>(join(root, 'tests/engine/reach/drawForm.tsx'), {
    root,
    plugins: [withoutStyles],
  })
  const words = JSON.parse(readFileSync(join(root, 'locales/en.json'), 'utf8')) as { readonly [key: string]: string }
  process.on('message', (job: FormJob) => {
    void module.drawForm(job, words).then((result) => process.send?.(result))
  })
  process.send?.('ready')
  await new Promise((resolve) => process.on('disconnect', resolve))
  return 0
}

/** Forms that nobody looks at need no styles. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles' : null),
  load: (id) => (id === '\0styles' ? '' : null),
}

/** Makes the names of a browser global, before React is loaded. */
function openWindow(): void {
  const window = new Window({ url: 'http://localhost/' })
  const names = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis))
  for (const name of names)
    Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true, writable: true })
  for (const name of ['Event', 'navigator'] as const)
    Object.defineProperty(globalThis, name, { value: Reflect.get(window, name), configurable: true, writable: true })
  Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true })
  //QUIET
}

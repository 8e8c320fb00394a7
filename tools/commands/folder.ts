import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilReleased } from './cleanUp'

export interface Folder {
  readonly path: string
  remove(): void
}

/** Creates a folder that is removed at the latest when the process ends. */
export function makeFolder(name: string): Folder {
  const path = mkdtempSync(join(tmpdir(), `pagewright-${name}-`))
  // A program that was just killed may still be writing.
  const undo = () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  const release = untilReleased(undo)
  return {
    path,
    remove() {
      release()
      undo()
    },
  }
}

/** Returns the variables that keep all files of a browser in a folder. */
export function homeIn(folder: string): { readonly [name: string]: string } {
  const names = ['HOME', 'TMPDIR', 'XDG_RUNTIME_DIR', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME']
  return Object.fromEntries(names.map((name) => [name, folder]))
}

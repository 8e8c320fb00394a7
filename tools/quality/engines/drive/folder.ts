import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilReleased } from './cleanUp'

export interface Folder {
  readonly path: string
  remove(): void
}

/** Makes a folder that is gone when the process ends, at the latest. */
export function makeFolder(name: string): Folder {
  const path = mkdtempSync(join(tmpdir(), `engines-${name}-`))
  // A browser that was just killed may still be writing.
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

/** The variables that keep whatever a browser writes inside a folder. */
export function homeIn(folder: string): { readonly [name: string]: string } {
  const names = ['HOME', 'TMPDIR', 'XDG_RUNTIME_DIR', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME']
  return Object.fromEntries(names.map((name) => [name, folder]))
}

import { announceLost } from './announceLost'

const asked = new Set<string>()

/** Loads a chunk, and at the same time the files of a build that it imports; in a build this is what an `import()` does. */
export function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  // The chunk itself is named first, but is run last: what it imports is not to queue behind it.
  for (const file of [...files].reverse()) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
  return load().catch(announceLost)
}

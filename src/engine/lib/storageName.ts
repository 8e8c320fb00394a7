// Names of entries that no store of the session holds. They are needed before or without a store:
// by a reload that rescues a start, and by the scroll positions of lists.

const named = { project: 'pagewright' }

/**
 * Sets the project of the page. Its name begins all names in storage.
 */
export function nameProject(project: string): void {
  named.project = project
}

/** Returns the name of an entry in storage. */
export function storageName(key: string): string {
  return `${named.project}.${key}`
}

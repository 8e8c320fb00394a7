// Names of entries in web storage. A reload that rescues a start, and the scroll positions of lists, need them
// without a store.

const named = { project: 'pagewright' }

/**
 * Sets the project of the page. Its name begins all names in storage.
 */
export function nameProject(project: string): void {
  named.project = project
}

/** Returns the name of an entry in storage, of the page's project unless another one is given. */
export function storageName(key: string, project = named.project): string {
  return `${project}.${key}`
}

// Names of entries that no store of the session holds, because they are needed before or without one.

const named = { project: 'pagewright' }

/** Sets the project of the page, whose name begins all names in storage. */
export function nameProject(project: string): void {
  named.project = project
}

/** Returns the name of an entry in storage. */
export function storageName(key: string): string {
  return `${named.project}.${key}`
}

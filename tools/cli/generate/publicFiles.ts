import { filesAt, type Files } from '../files'

/** Returns the addresses of the files in public/. */
export function publicFiles(root: string | Files): string[] {
  return filesAt(root)
    .below('public')
    .map((file) => file.slice('public'.length))
}

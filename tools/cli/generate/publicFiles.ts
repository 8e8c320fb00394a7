import { filesAt, type Files } from '../files'

export function publicFiles(root: string | Files): string[] {
  return filesAt(root)
    .below('public')
    .map((file) => file.slice('public'.length))
}

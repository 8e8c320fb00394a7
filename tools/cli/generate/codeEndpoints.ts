// Endpoints that code names, not pages: the account, the upload, and those of widgets.
import { filesAt, cacheByText, type Files } from '../files'

/** Returns the endpoints that files in src/ name, outside the engine and the generated files. */
export function codeEndpoints(root: string | Files): string[] {
  const files = filesAt(root)
  const sources = files.below('src').filter((file) => isProduct(file) && /\.tsx?$/.test(file))
  return [...new Set(sources.flatMap((file) => named(file, files.read(file))))].sort()
}

function isProduct(file: string): boolean {
  return !/^src\/(.*\/)?(engine|generated)\//.test(file)
}

const named = cacheByText((_file, text) =>
  [...text.matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/[\w/.{}#-]+)'/g)].map(([, endpoint = '']) => endpoint),
)

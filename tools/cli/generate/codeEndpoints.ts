// Endpoints that code names rather than pages: the account, the upload, and what widgets ask for.
import { filesAt, perText, type Files } from '../files'

/** The endpoints named in src/ outside the engine and the generated files. */
export function codeEndpoints(root: string | Files): string[] {
  const files = filesAt(root)
  const sources = files.below('src').filter((file) => isProduct(file) && /\.tsx?$/.test(file))
  return [...new Set(sources.flatMap((file) => named(file, files.read(file))))].sort()
}

function isProduct(file: string): boolean {
  return !/^src\/(.*\/)?(engine|generated)\//.test(file)
}

const named = perText((_file, text) =>
  [...text.matchAll(/'((?:GET|POST|PUT) \/[\w/]+)'/g)].map(([, endpoint = '']) => endpoint),
)

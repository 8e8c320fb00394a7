// Endpoints that code names, not pages: the account, the upload, and those of widgets.
import { parseSync } from 'vite'
import type { Node } from '../effective/trace'
import { filesAt, cacheByText, type Files } from '../files'
import { memberOf, membersOf, nodesIn, wordOf } from '../new/syntax'

/** Returns the endpoints that files in src/ name, outside the engine and the generated files. */
export function codeEndpoints(root: string | Files): string[] {
  return [...new Set(namedEndpoints(root).map(({ endpoint }) => endpoint))].sort()
}

/** Returns the same endpoints with the files that name them. */
export function namedEndpoints(root: string | Files): readonly { readonly endpoint: string; readonly file: string }[] {
  return codeFiles(filesAt(root)).flatMap(({ file, text }) => named(file, text).map((endpoint) => ({ endpoint, file })))
}

/** What the code gives to `start()` as `upload`. */
export interface GivenUpload {
  readonly file: string
  /** The name of the call. Absent if `start()` gets no `upload`. */
  readonly call?: string
}

/** Returns the upload of the product. Returns undefined if reading the code does not show it, or if nothing calls `start()`. */
export function uploadIn(root: string | Files): GivenUpload | undefined {
  for (const { file, text } of codeFiles(filesAt(root))) {
    const found = started(file, text)
    if (found !== undefined) return found === 'unclear' ? undefined : { file, ...found }
  }
  return undefined
}

function codeFiles(files: Files): readonly { readonly file: string; readonly text: string }[] {
  const names = files.below('src').filter((file) => isProduct(file) && /\.tsx?$/.test(file))
  return names.map((file) => ({ file, text: files.read(file) }))
}

function isProduct(file: string): boolean {
  return !/^src\/(.*\/)?(engine|generated)\//.test(file)
}

const named = cacheByText((_file, text) =>
  [...text.matchAll(/'((?:GET|POST|PUT|PATCH|DELETE) \/[\w/.{}#-]+)'/g)].map(([, endpoint = '']) => endpoint),
)

/** Reads `start({ upload: { call: '…' } })` in a file. */
const started = cacheByText((file, text): 'unclear' | Pick<GivenUpload, 'call'> | undefined => {
  if (!/\bstart\(/.test(text)) return undefined
  for (const node of nodesIn(parseSync(file, text).program)) {
    if (node.type !== 'CallExpression' || (node.callee as Node).name !== 'start') continue
    const [given] = node.arguments as readonly Node[]
    const upload = given && memberOf(given, 'upload')
    const call = upload && wordOf(memberOf(upload.value as Node, 'call')?.value as Node | undefined)
    if (call !== undefined) return { call }
    // A variable or a spread may hold it.
    const isWhole = given?.type === 'ObjectExpression' && membersOf(given).every(({ type }) => type === 'Property')
    return isWhole && !upload ? {} : 'unclear'
  }
  return undefined
})

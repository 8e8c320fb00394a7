import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What was found out about a build. */
export interface Findings {
  readonly problems: readonly string[]
  readonly note: string
}

/** Looks for what must never be shipped: code made from text, source maps, the sandbox, the tools around it, test settings. */
export function contents(folder: string): Findings {
  const files = filesUnder(folder)
  const problems = files.flatMap((file) => problemsOf(relative(folder, file), () => readFileSync(file, 'utf8')))
  return { problems: files.length === 0 ? [`There is nothing in ${folder}.`] : problems, note: `${files.length} files` }
}

/** Returns the faults of one built file as sentences. */
export function problemsOf(name: string, read: () => string): string[] {
  if (name.endsWith('.map')) return [`${name}: a source map is shipped.`]
  if (!/\.(js|css|html)$/.test(name)) return []
  const text = read()
  return rules
    .filter(({ kinds, pattern }) => kinds.test(name) && pattern.test(text))
    .map(({ pattern, says }) => `${name}: ${says} (near "${near(text, pattern)}").`)
}

const rules: readonly { readonly kinds: RegExp; readonly pattern: RegExp; readonly says: string }[] = [
  { kinds: /\.js$/, pattern: /(?<![\w$.])eval\s*\(/, says: 'eval is called' },
  // core-js tries it in engines without `globalThis`, and in Node; the policy refuses it, and core-js goes on.
  {
    kinds: /^(?!assets\/polyfills-).*\.js$/,
    pattern: /(?<![\w$.])(new\s+Function\b|Function\s*\(\s*["'`])/,
    says: 'code is made from text',
  },
  { kinds: /\.(js|css)$/, pattern: /sourceMappingURL=/, says: 'it names a source map' },
  { kinds: /\.js$/, pattern: /__sandbox|sandboxMiddleware|node-sqlite3|@hono\//, says: 'the sandbox is inside' },
  { kinds: /\.(js|css|html)$/, pattern: /__shell|pw-shell|smallbuer|The app is broken/, says: 'the shell is inside' },
  { kinds: /\.(js|css|html)$/, pattern: /__bench|pw-bench|x-bench|pagewrightAssumed/, says: 'the workbench is inside' },
  { kinds: /\.(js|css|html)$/, pattern: /__studio|pw-studio|x-studio/, says: 'the studio is inside' },
  { kinds: /\.js$/, pattern: /en-XA|ar-XB/, says: 'a language for developing is inside' },
  // A bundler keeps shared members unless `extend` joins them (language/grammar/grammar.ts).
  {
    kinds: /\.js$/,
    pattern: /with thousands separators|Shown only while this condition holds/,
    says: 'definitions of the language are inside',
  },
  { kinds: /\.js$/, pattern: /["'`]node:[a-z]|__vite-browser-external/, says: 'a module of Node is inside' },
  {
    kinds: /\.html$/,
    pattern: /<script(?![^>]*\s(src=|type="application\/json"))[^>]*>/,
    says: 'a script stands in the page',
  },
  {
    kinds: /\.html$/,
    pattern: /<(?:script|link|img|iframe)\b[^>]*\s(?:src|href)=["']?(?:https?:)?\/\//,
    says: 'the page loads from elsewhere',
  },
  { kinds: /\.css$/, pattern: /@import\b|url\(\s*["']?(?:https?:)?\/\//, says: 'a style loads from elsewhere' },
  {
    kinds: /\.js$/,
    pattern: /(?:\bimport\s*\(|\bfrom|\bimport|\bimportScripts\s*\(|Worker\s*\()\s*["'`](?:https?:)?\/\//,
    says: 'a script loads from elsewhere',
  },
  { kinds: /\.html$/, pattern: /<style|\sstyle=|\son[a-z]+=/, says: 'a style or a listener stands in the page' },
]

function near(text: string, pattern: RegExp): string {
  const at = text.search(pattern)
  return text.slice(Math.max(0, at - 20), at + 40).replaceAll('\n', ' ')
}

function filesUnder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

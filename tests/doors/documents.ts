// What the documents tell people to type.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The documents whose commands are tried, each as the first one typed. */
const documents = ['README.md', 'CONTRIBUTING.md', 'docs/cli.md', 'docs/quick-start.md']

/** Returns each command that a document names in code, with the first document that does. */
export function documented(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const add = (command: string, document: string) => found.has(command) || found.set(command, document)
  for (const document of documents) for (const command of commandsIn(read(document))) add(command, document)
  const starter = 'examples/starter/package.json'
  const { scripts } = JSON.parse(read(starter)) as { readonly scripts: object }
  for (const name of Object.keys(scripts)) add(typedFor(name), starter)
  return found
}

/** Returns how a script is typed. */
function typedFor(script: string): string {
  return ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`
}

function commandsIn(text: string): readonly string[] {
  const blocks = [...text.matchAll(/^```sh.*\n([^]*?)^```$/gm)].flatMap(([, block = '']) => block.split('\n'))
  const prose = text.replaceAll(/^```[^]*?^```$/gm, '')
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return [...blocks, ...inline]
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => /^(npm|npx|pagewright|git|node) /.test(line))
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

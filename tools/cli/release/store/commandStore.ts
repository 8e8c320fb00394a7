// Whatever a command reaches. It gets a verb and the name of a file, and the bytes by standard input: docs/releases.md.
import { spawn } from 'node:child_process'
import { headersOf, type Kept, keptBytes, lackingByReading, type Store } from './store'

/** Exit codes that are answers. Every other one but 0 is a failure. */
const answers = { noSuchFile: 44, changed: 45 }

type Verb = 'read' | 'write' | 'replace'

/** Opens a store whose command reads, writes and replaces files. */
export function commandStore(command: string): Store {
  if (command.trim() === '') throw new Error('Name the command: --store "command:./store.sh".')
  const call = (verb: Verb, file: string, input: Buffer, more: { readonly [name: string]: string } = {}) =>
    run(command, verb, file, input, more)
  const read = async (file: string): Promise<Kept | undefined> => {
    const { code, bytes } = await call('read', file, nothing)
    return code === answers.noSuchFile ? undefined : keptBytes(bytes)
  }
  return {
    read,
    async write(file, bytes) {
      await call('write', file, bytes)
    },
    async replace(file, before, after) {
      const { code } = await call('replace', file, after, { BEFORE: before?.version ?? '' })
      return code !== answers.changed
    },
    lacking: (files) => lackingByReading(read, files),
  }
}

const nothing = Buffer.alloc(0)

function run(
  command: string,
  verb: Verb,
  file: string,
  input: Buffer,
  more: { readonly [name: string]: string },
): Promise<{ readonly code: number; readonly bytes: Buffer }> {
  if (!/^[\w./@~-]+$/.test(file)) throw new Error(`The name "${file}" cannot be passed to a command.`)
  const headers = headersOf(file)
  const env = {
    ...process.env,
    CONTENT_TYPE: headers['content-type'],
    CACHE_CONTROL: headers['cache-control'],
    CONTENT_ENCODING: headers['content-encoding'] ?? '',
    ...more,
  }
  return new Promise((resolve, reject) => {
    const child = spawn(`${command} ${verb} ${file}`, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], env })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    // A command that needs no input may end before it has read all.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    child.once('error', reject)
    child.once('close', (code) => {
      const isAnswer =
        code === 0 ||
        (verb === 'read' && code === answers.noSuchFile) ||
        (verb === 'replace' && code === answers.changed)
      if (isAnswer) resolve({ code, bytes: Buffer.concat(parts) })
      else reject(new Error(`The command of the store ended with ${code} for "${verb} ${file}".`))
    })
  })
}

// Packs the text files of a build beside themselves, so that a server sends them packed without working for it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const text = /\.(css|html|js|json|svg|txt)$/
/** Below this size, in bytes, packing saves less than a packet of the network. */
const smallest = 1024

/** Writes `name.br` and `name.gz` beside each text file below `folder`; returns how many files it packed. */
export function precompress(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, content: readFileSync(file) }))
    .filter(({ content }) => content.length >= smallest)
  for (const { file, content } of files) {
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
  return files.length
}

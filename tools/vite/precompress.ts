// Compresses the text files of a build ahead of time, so that the server does not have to.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(css|html|js|json|svg|txt|vtt|webmanifest)$/
/** Below this size in bytes, compression saves less than one packet. */
const smallest = 1024

/** Writes `name.br` and `name.gz` beside each text file below `folder`. Returns the number of compressed files. */
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

/** Compresses what a build has written. */
export function precompressed(): Plugin {
  let folder = ''
  let tell = (_: string) => {}
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved({ root, build, logger }) {
      folder = build.write ? resolve(root, build.outDir) : ''
      tell = (text) => logger.info(text)
    },
    closeBundle(error) {
      if (error === undefined && folder !== '') tell(`Packed ${precompress(folder)} files with brotli and gzip.`)
    },
  }
}

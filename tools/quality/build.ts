import { join } from 'node:path'
import { build } from 'vite'
import { precompress } from '@pagewright/vite'
import { root } from '@pagewright/cli/source'

/** Builds `dist` as it is deployed, with packed files; `--watch` and the like belong to `npm start`, so there are no arguments. */
export async function main(): Promise<number> {
  await build({ root })
  console.log(`Packed ${precompress(join(root, 'dist'))} files with brotli and gzip.`)
  return 0
}

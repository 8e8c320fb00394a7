import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { program, root } from '@pagewright/cli/source'
import { lumi } from './lumi'
import { nova } from './nova'
import { russia } from './russia'
import { type FontDrawing, fontTables } from './trueType'
import { woff2 } from './woff2'

/** The fonts of the markets, by the name of their file. */
export const drawings: { readonly [name: string]: FontDrawing } = { lumi, 'lumi-ru': russia, nova }

/** Writes the fonts to public/assets/. A market names its font as `figureFont`. */
export const figureFontsCommand = program(
  (command) => command.description('Writes the fonts of the markets for figures to public/assets/.'),
  () => {
    const folder = join(root, 'public/assets')
    mkdirSync(folder, { recursive: true })
    for (const old of readdirSync(folder).filter((file) => file.endsWith('.woff2'))) rmSync(join(folder, old))
    for (const [path, file] of figureFonts()) {
      writeFileSync(join(root, 'public', path), file)
      console.log(`${path}: ${file.length} bytes`)
    }
    return 0
  },
)

/**
 * Returns the files by their addresses. The name has the content in it, so that browsers may keep the file for ever
 * (docs/deploy.md).
 */
export function figureFonts(): ReadonlyMap<string, Buffer> {
  return new Map(
    Object.entries(drawings).map(([name, drawing]) => {
      const tables = fontTables(drawing)
      // The mark is not that of the packed file, because versions of Node.js pack differently.
      const mark = createHash('sha256')
        .update(Buffer.concat([...tables.values()]))
        .digest('hex')
      return [`/assets/${name}-figures-${mark.slice(0, 8)}.woff2`, woff2(tables)]
    }),
  )
}

// `npm run import -- openapi api.yaml` adds all calls of a document to schemas/. `--dry-run` only prints the changes.
import { createNew } from './new'
import { openApiImport } from './import/openApi'
import { root } from './root'

export async function main(args: string[]): Promise<number> {
  try {
    console.log(await importDocument(args, root))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}

/** Imports the document that `args` name into the product at `root`. Throws and writes nothing if there is a problem. */
export async function importDocument(args: readonly string[], root: string): Promise<string> {
  const [what, ...rest] = args
  // The document may stand without a flag.
  const flags = rest[0] !== undefined && !rest[0].startsWith('--') ? ['--openapi', ...rest] : rest
  return createNew([what ?? '', ...flags], root, undefined, { openapi: openApiImport })
}

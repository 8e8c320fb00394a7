// `npm run generate` of this repository: what every product generates, and docs/bridge.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateCommand as generateProduct, loadProduct } from '@pagewright/cli'
import { filesAt, readContract, root } from '@pagewright/cli/source'
import { bridgeText } from './bridgeDoc/bridgeText'

const file = 'docs/bridge.md'

export async function main(args: string[]): Promise<number> {
  const code = await generateProduct(args)
  if (code !== 0) return code
  const { product } = await loadProduct(filesAt(root))
  const text = bridgeText(product, readContract(root))
  const path = join(root, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return 0
  if (args.includes('--check')) {
    console.error(`${file} does not match its sources. Run \`npm run generate\` and commit the result.`)
    return 1
  }
  writeFileSync(path, text)
  console.log(`Wrote ${file}.`)
  return 0
}

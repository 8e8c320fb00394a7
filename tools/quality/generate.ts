// `npm run generate` of this repository: generates the product and the examples, and writes docs/bridge.md.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate, generateHere, generateOptions, loadProduct, printed } from '@pagewright/cli'
import { filesAt, program, readContract, root, withProgress } from '@pagewright/cli/source'
import { bridgeText } from './bridgeDoc/bridgeText'

const document = 'docs/bridge.md'

export const main = program(generateOptions, async ({ check = false }) => {
  const code = await generateHere(check, root)
  if (code !== 0) return code
  const examples = await withProgress('Generating the examples', () => generateExamples(check))
  const written = [...(await writeBridge(check)), ...examples]
  if (check)
    for (const path of written)
      console.error(`${path} does not match its sources. Run \`npm run generate\` and commit the result.`)
  else for (const path of written) console.log(`Wrote ${path}.`)
  return check && written.length > 0 ? 1 : 0
})

/** Writes docs/bridge.md if it differs, unless only checking. Returns its path if it differs. */
async function writeBridge(check: boolean): Promise<readonly string[]> {
  const { product } = await loadProduct(filesAt(root))
  const text = bridgeText(product, readContract(root))
  const path = join(root, document)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return []
  if (!check) writeFileSync(path, text)
  return [document]
}

async function generateExamples(check: boolean): Promise<readonly string[]> {
  const written: string[] = []
  for (const name of readdirSync(join(root, 'examples'))) {
    const folder = join(root, 'examples', name)
    const result = await generate({ check, root: folder })
    const [problem] = result.problems
    if (problem) throw new Error(`examples/${name}: ${printed(problem, filesAt(folder))}`)
    written.push(...result.written.filter((path) => !path.startsWith('.')).map((path) => `examples/${name}/${path}`))
  }
  return written
}

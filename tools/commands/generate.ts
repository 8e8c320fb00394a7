// `npm run generate` of this repository: generates the product and the examples.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { generate, generateHere, generateOptions, printed } from '@pagewright/cli'
import { filesAt, program, root, withProgress } from '@pagewright/cli/source'

export const main = program(generateOptions, async ({ check = false }) => {
  const code = await generateHere(check, root)
  if (code !== 0) return code
  const written = await withProgress('Generating the examples', () => generateExamples(check))
  if (check)
    for (const path of written)
      console.error(`${path} does not match its sources. Run \`npm run generate\` and commit the result.`)
  else for (const path of written) console.log(`Wrote ${path}.`)
  return check && written.length > 0 ? 1 : 0
})

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

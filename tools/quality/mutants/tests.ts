// Runs the tests for mistakes that are well-formed: permissions, and agreement between server and contract.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from '@pagewright/cli/source'
import { generate } from '@pagewright/cli'
import { copyProject } from '../projectCopy'
import { runUnit } from '../saboteurs/runTests'
import { planted, type Mutant } from './mutant'

/** Plants each mistake in a copy, several copies at a time. Returns the test that notices it, by id of the mistake. */
export async function caughtByTests(
  files: Files,
  mutants: readonly Mutant[],
  jobs: number,
  say: (line: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const left = [...mutants]
  const lanes = Array.from({ length: Math.min(jobs, mutants.length) }, async (_, lane) => {
    const copy = copyProject()
    try {
      const broken = lane === 0 ? await firstFailed(copy.folder, allTests) : undefined
      if (broken !== undefined) throw new Error(`"${broken}" fails even without a mistake, so the tests prove nothing.`)
      for (let mutant = left.shift(); mutant; mutant = left.shift()) {
        const test = await tested(copy.folder, files, mutant)
        say(`${test === undefined ? 'not noticed' : 'noticed'}: ${mutant.id}, ${left.length} more`)
        if (test !== undefined) found.set(mutant.id, test)
      }
    } finally {
      copy.remove()
    }
  })
  await Promise.all(lanes)
  return found
}

async function tested(folder: string, files: Files, { file, edit }: Mutant): Promise<string | undefined> {
  const isContract = file.startsWith('schemas/')
  const write = async (text: string) => {
    writeFileSync(join(folder, file), text)
    if (isContract) await generate({ root: folder })
  }
  await write(planted(files.read(file), edit))
  const test = await firstFailed(folder, isContract ? contractTests : pageTests)
  await write(files.read(file))
  return test
}

async function firstFailed(folder: string, tests: readonly string[]): Promise<string | undefined> {
  const { killer } = await runUnit(folder, tests)
  return killer
}

/** Tests that cover every page or every action, and what every market shows. */
const pageTests = ['tests/pages', 'tests/contract']
/** Tests in which the sandbox checks each answer against the schemas. */
const contractTests = ['tests/pages', 'tests/sandbox', 'tests/widgets/bridge']
const allTests = [...new Set([...pageTests, ...contractTests])]

// The unit tests with all mistakes of some files behind switches. `SLIPS` is the file that says which: see `Round`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import base from '../../../vite.config'
import type { Round } from './round'
import { switchedFiles } from './scope'

const root = process.cwd()
const here = join(root, 'tools/quality/codeMutants')
const roundFile = process.env['SLIPS']
if (roundFile === undefined) throw new Error('SLIPS names no file. Use `npm run quality -- code-mutants`.')
const round = JSON.parse(readFileSync(roundFile, 'utf8')) as Round
const files = switchedFiles(root, round.files)
/** Files that the test runner itself loads, before there are switches. Mistakes in them cannot be tried. */
const ownFiles: ReadonlySet<string> = new Set(
  ['round.ts', 'slip.ts', 'slipRunner.ts', 'slipSetup.ts'].map((file) => join(here, file)),
)

const switches: Plugin = {
  name: 'code-mutants',
  enforce: 'pre',
  transform(_code, id) {
    const [path = ''] = id.split('?')
    if (ownFiles.has(path)) return undefined
    const file = files.get(path.slice(root.length + 1))
    return file && { code: file.text, map: null }
  },
}

const { projects = [] } = base.test ?? {}
export default {
  ...base,
  plugins: [switches, ...(base.plugins ?? [])],
  test: {
    ...base.test,
    runner: join(here, 'slipRunner.ts'),
    setupFiles: [join(here, 'slipSetup.ts')],
    // A mistake that makes a test wait is a failure all the same.
    testTimeout: 10_000,
    projects: projects.map((project) =>
      typeof project === 'object' && 'test' in project
        ? { ...project, test: { ...project.test, isolate: process.env['SLIPS_ISOLATE'] === 'true' } }
        : project,
    ),
  },
}

import { join } from 'node:path'
import { root } from '@pagewright/cli/source'
import { sizes } from '../size'
import { judgeScript, judgeTool } from './command'
import { contents } from './contents'
import { doors, engines } from './folders'
import { e2e } from './e2e'
import type { StepOutcome, Step } from './step'
import { unit } from './unit'

const dist = join(root, 'dist')

/** The steps of `npm test`, in the order of their report. */
export const steps: readonly Step[] = [
  { name: 'generated', needs: [], run: () => judgeScript('generate', ['--check']) },
  { name: 'check', needs: [], run: () => judgeScript('check', []) },
  { name: 'types', needs: [], run: () => judgeTool('typescript', ['-p', '.', '--pretty', 'false']) },
  { name: 'lint', needs: [], run: () => judgeTool('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'format', needs: [], run: async () => withOwnCommand(await judgeTool('oxfmt', ['--check', '.'])) },
  {
    name: 'styles',
    needs: [],
    run: () => judgeTool('stylelint', ['{src,tools/studio}/**/*.css', '--max-warnings', '0']),
  },
  { name: 'floor', needs: [], run: () => judgeScript('floor', []) },
  { name: 'unused', needs: [], run: () => judgeTool('knip', ['--no-progress']) },
  { name: 'unit', needs: [], run: (request) => unit(request, ['plain', 'react']) },
  { name: 'long', needs: [], run: (request) => unit(request, ['long', 'long components']) },
  { name: 'build', needs: [], run: () => judgeTool('vite', ['build', '--logLevel', 'warn']) },
  { name: 'contents', needs: ['build'], run: () => contents(dist) },
  { name: 'floorBuild', needs: ['build'], run: () => judgeScript('floor', ['--build']) },
  { name: 'size', needs: ['build'], run: () => sizes(dist) },
  { name: 'doors', needs: [], isAlone: true, run: doors },
  { name: 'e2e', needs: ['build'], isAlone: true, run: e2e },
  { name: 'engines', needs: ['build'], isAlone: true, run: engines },
]

/** The tool would have itself called by a name that nobody here types. */
function withOwnCommand(outcome: StepOutcome): StepOutcome {
  return { ...outcome, output: outcome.output.replace('Run without `--check` to fix.', 'Run `npm run format` to fix.') }
}

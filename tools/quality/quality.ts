// Measurements of this repository, and documents that they write: docs/changes.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { group, program, root } from '@pagewright/cli/source'
import { changesCommand } from './changes/changesCommand'
import { codeMutants } from './codeMutants/codeMutantsCommand'
import { accessibilityPage, openAcr } from './accessibility/reports'
import { cookbookCommand } from './cookbook/cookbookCommand'
import { picturesCommand } from './pictures/picturesCommand'

const accessibility = program(
  (command) => command.description('Writes docs/accessibility.md and its OpenACR report.'),
  () => {
    writeFileSync(join(root, 'docs/accessibility.md'), accessibilityPage())
    writeFileSync(join(root, 'docs/accessibility.openacr.yaml'), openAcr())
    return 0
  },
)

export const main = group({
  accessibility,
  'code-mutants': codeMutants,
  changes: changesCommand,
  cookbook: cookbookCommand,
  pictures: picturesCommand,
})

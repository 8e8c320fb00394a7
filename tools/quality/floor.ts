// `node tools/cli/run.mjs floor` scans the sources for features that browsers of the floor lack. `--build` scans the
// build.
import { join } from 'node:path'
import { scanBuild, scanSources } from './floor/scanProject'
import { type Command, examples, program, root } from '@pagewright/cli/source'

const options = (command: Command) =>
  command.option('--build', 'scan the build instead of the sources').addHelpText('after', examples('', '--build'))

export const main = program(options, async ({ build }) => {
  const folders = { root, dist: join(root, 'dist'), maps: join(root, 'dist-maps') }
  const { problems, files } = build ? scanBuild(folders) : scanSources(root)
  if (problems.length === 0) {
    console.log(`${files} files use nothing newer than the browsers that package.json names.`)
    return 0
  }
  console.error([...problems, '', advice].join('\n'))
  return 1
})

const advice = [
  'Each of these is newer than the oldest browsers of "browserslist" in package.json. What helps:',
  '- JavaScript: a core-js import in src/engine/boot/polyfills.ts, or a test around it (`typeof x === "function"`, `"x" in y`, `y.x?.()`).',
  '- CSS: an older declaration before it in the same rule (not where it has var()), or @supports around it.',
  '- What may be missing without harm: a comment `enhancement: <reason>` in the line before it.',
  'More: docs/browser-floor.md.',
].join('\n')

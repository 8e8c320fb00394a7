// Measures how long the tools take for a product of a thousand pages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../projectCopy'
import { commandPath } from '@pagewright/cli/source'
import { addEndpoints, addPages } from '../grow'
import type { Part } from '../part'
import { runIn, runScriptIn } from '../runIn'
import type { Reached } from '../targets'

const [pages, endpoints] = [1000, 500]

export const scalePart: Part = {
  name: 'scale',
  isSlow: true,
  async run() {
    const copy = copyProject()
    try {
      const before = { generate: runScriptIn(copy.folder, 'generate'), types: typeCheckSeconds(copy.folder) }
      addEndpoints(copy, endpoints)
      addPages(copy, { count: pages, endpoints })
      const after = { generate: runScriptIn(copy.folder, 'generate'), types: typeCheckSeconds(copy.folder) }
      const s = (value: number) => `${value.toFixed(1)} s`
      const what = `${pages} pages and ${endpoints} endpoints more`
      return {
        text: [
          `### ${what}`,
          [
            '| seconds by the clock | the product | with those |',
            '|---|---|---|',
            `| \`npm run generate\` | ${s(before.generate)} | ${s(after.generate)} |`,
            `| type check of src, pages and markets | ${s(before.types)} | ${s(after.types)} |`,
          ].join('\n'),
        ].join('\n\n'),
        reached: [seconds(`npm run generate, ${what}`, after.generate), seconds(`type check, ${what}`, after.types)],
      }
    } finally {
      copy.remove()
    }
  },
}

/** Type-checks only the product's own sources, because its tools and tests do not grow with its pages. */
function typeCheckSeconds(folder: string): number {
  const file = join(folder, 'tsconfig.product.json')
  const include = ['src', 'pages', 'markets', 'pages.config.ts', 'markets.config.ts']
  writeFileSync(file, JSON.stringify({ extends: './tsconfig.json', include }))
  return runIn(folder, commandPath('typescript'), ['-p', file])
}

function seconds(what: string, reached: number): Reached {
  return { what, target: '< 20 s', reached: `${reached.toFixed(1)} s`, isMet: reached < 20 }
}

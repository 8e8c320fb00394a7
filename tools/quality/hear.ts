// `npm run hear` runs the build with a screen reader. tests/screenReader contains what it says, by flow.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFirefox } from './engines/drive/firefox'
import { NotHere, thisMachine } from './engines/install/machine'
import { forgetAll } from './engines/suite/kit'
import { Page } from './engines/suite/page'
import { emptyPage, startTestSite, type TestSite } from './engines/suite/site'
import { differences } from './hear/differences'
import { providePrograms, startDesktop, type Desktop, type Programs } from './hear/desktop'
import { Ear } from './hear/ear'
import { flows, languages, sayIn, type Flow, type HeardLanguage } from './hear/flows'
import { type Command, didYouMean, examples, InvalidArgument, program, Refused, root } from '@pagewright/cli/source'

const folder = join(root, 'tests/screenReader')

const definition = (command: Command) =>
  command
    .option('--update', 'store what is said')
    .option('--check', 'only compare, as by default')
    .option('--only <flows>', 'these flows, with commas')
    .option('--language <languages>', 'these languages, with commas')
    .addHelpText('after', examples('', '--only recharge --language ar'))

export const main = program(definition, async (options) => {
  if (!existsSync(join(root, 'dist/index.html'))) throw new Refused('There is no build: run `npm run build` first.')
  const wanted = chosen(flows, ({ id }) => id, options.only)
  const spoken = chosen(languages, (language) => language, options.language)
  const programs = await providePrograms(thisMachine).catch((error: unknown) => {
    throw error instanceof NotHere ? new Refused(error.message) : error
  })
  mkdirSync(folder, { recursive: true })
  let isSame = true
  const test = await startTestSite()
  try {
    for (const language of spoken) {
      for (const flow of wanted) {
        const heard = await hear(flow, language, { programs, test })
        const file = join(folder, `${flow.id}.${language}.txt`)
        const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
        const found = differences(kept, heard)
        console.log([`${flow.id}, ${language}: ${found.length === 0 ? 'as before' : 'differs'}`, ...found].join('\n'))
        if (options.update !== undefined) writeFileSync(file, heard)
        else if (found.length > 0) isSame = false
      }
    }
  } finally {
    await test.stop()
  }
  return isSame ? 0 : 1
})

function chosen<One>(all: readonly One[], idOf: (one: One) => string, ids: string | undefined): readonly One[] {
  if (ids === undefined) return all
  const unknown = ids.split(',').find((id) => !all.some((one) => idOf(one) === id))
  if (unknown !== undefined)
    throw new InvalidArgument(
      `There is no "${unknown}". ${didYouMean(unknown, all.map(idOf))}There are: ${all.map(idOf).join(', ')}.`,
    )
  return all.filter((one) => ids.split(',').includes(idOf(one)))
}

/** The time of the sandbox, so that days are the same in every run. */
const moment = '2026-03-10T09:00:00Z'

/** Runs a flow on a desktop of its own, and returns the speech. */
async function hear(flow: Flow, language: HeardLanguage, at: { programs: Programs; test: TestSite }): Promise<string> {
  const { programs, test } = at
  let desktop: Desktop | undefined
  try {
    desktop = await startDesktop(programs, language)
    const tab = await openFirefox({ program: programs.firefox, desktop: desktop.env, language })
    try {
      const kit = { page: new Page(tab), ...test }
      await test.site.reset()
      await test.site.clock({ now: moment })
      const address = await flow.prepare(kit)
      await forgetAll(kit.page, test.site.origin)
      await tab.open(test.site.origin + emptyPage)
      const ear = new Ear(kit.page, desktop)
      await ear.rest()
      await ear.step('opens the page', () => tab.open(address))
      await flow.run({ ear, kit, language, say: sayIn(language) })
      return ear.text()
    } finally {
      await tab.close()
    }
  } finally {
    await desktop?.stop()
  }
}

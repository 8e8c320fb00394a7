// Tests `npm run check -- --fix` in a copy of the product: what has one answer is corrected, and all of it can be undone.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { main } from '../../../tools/cli/check'
import { undoChange } from '../../../tools/cli/change/applyChanges'
import { fixProject } from '../../../tools/cli/check/fixProject'
import { copyProject } from '../../../tools/quality/projectCopy'

let copy: ReturnType<typeof copyProject>
beforeAll(() => void (copy = copyProject()))
afterAll(() => copy.remove())
afterEach(() => vi.restoreAllMocks())

const path = (file: string) => join(copy.folder, file)
const read = (file: string) => readFileSync(path(file), 'utf8')

/** Plants mistakes, runs a task, and puts the files back. */
async function planted<T>(
  plants: readonly (readonly [file: string, from: string, to: string])[],
  task: () => Promise<T>,
) {
  const before = plants.map(([file]) => [file, read(file)] as const)
  for (const [file, from, to] of plants) {
    if (!read(file).includes(from)) throw new Error(`${file} has no ${from} to replace.`)
    writeFileSync(path(file), read(file).replace(from, to))
  }
  try {
    return await task()
  } finally {
    for (const [file, text] of before.toReversed()) writeFileSync(path(file), text)
  }
}

describe('F44 --fix', () => {
  it.each([
    ['a misspelt member', 'pages/recharge.ts', "look: 'questions'", "loook: 'questions'"],
    ['a misspelt value', 'pages/recharge.ts', "look: 'questions'", "look: 'qestions'"],
    ['a misspelt path', 'pages/guildTeam.ts', "value: 'row.member_count'", "value: 'row.membr_count'"],
    ['a misspelt message', 'pages/recharge.ts', "failed: 'recharge.failed'", "failed: 'recharge.faild'"],
    [
      'a misspelt endpoint',
      'pages/recharge.ts',
      "'POST /withoutsign/payment/createOrder'",
      "'POST /withoutsign/payment/creatOrder'",
    ],
    ['a space too many', 'locales/tr.json', '"recharge.title": "', '"recharge.title": " '],
    ['digits of another script', 'locales/ar.json', '"recharge.faq.how.text": "', '"recharge.faq.how.text": "٣ '],
  ])('corrects %s', async (what, file, from, to) => {
    const good = read(file)
    await planted([[file, from, to]], async () => {
      const { words, id, findings } = await fixProject(copy.folder, 'a tester')
      expect(findings).toEqual([])
      expect(words).toHaveLength(1)
      // A digit of another script becomes the same digit, not none.
      if (what.startsWith('digits')) expect(read(file)).toContain('"recharge.faq.how.text": "3 ')
      else expect(read(file)).toBe(good)
      expect(id).toBeDefined()
    })
  })

  it.each([
    ['a name that may be one of two', 'pages/recharge.ts', "look: 'questions'", "look: 'x'"],
    ['a message that somebody must write', 'locales/tr.json', '"recharge.title": "', '"recharge.title": "TODO '],
    ['a condition that never holds', 'pages/roles.ts', 'true', "'x'"],
  ])('leaves %s alone', async (_what, file, from, to) => {
    await planted([[file, from, to]], async () => {
      const wrong = read(file)
      const { words, findings } = await fixProject(copy.folder, 'a tester')
      expect(words).toEqual([])
      expect(findings.length).toBeGreaterThan(0)
      expect(read(file)).toBe(wrong)
    })
  })

  it('corrects several files as one change, which is undone as one', async () => {
    const plants = [
      ['pages/recharge.ts', "look: 'questions'", "look: 'qestions'"],
      ['locales/tr.json', '"recharge.title": "', '"recharge.title": " '],
    ] as const
    await planted(plants, async () => {
      const wrong = plants.map(([file]) => read(file))
      const { words, id = '' } = await fixProject(copy.folder, 'a tester')
      expect(words).toEqual([expect.stringContaining('recharge.title becomes'), '"qestions" becomes "questions".'])
      await undoChange(copy.folder, id, { who: 'a tester', check: false })
      expect(plants.map(([file]) => read(file))).toEqual(wrong)
    })
  })

  it('says what it corrected, and how to take it back', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    await planted([['pages/recharge.ts', "look: 'questions'", "look: 'qestions'"]], async () => {
      expect(await main(['--fix'], copy.folder)).toBe(0)
    })
    const said = log.mock.calls.map(([one]) => String(one))
    expect(said).toEqual([
      'Corrected: "qestions" becomes "questions".',
      expect.stringMatching(/^Take it back: npx pagewright change --undo \d+$/),
      'No problems.',
    ])
  })

  const lacking = ['locales/tr.json', '"common.submit": ', '"common.submitt": '] as const
  const wrong = ['pages/account.ts', "'home.money'", "'home.mony'"] as const
  it.each([
    ['a problem', 1, [wrong]],
    ['a problem beside what a language lacks', 1, [lacking, wrong]],
  ] as const)('%s ends the check with %i', async (_what, status, plants) => {
    vi.spyOn(console, 'log').mockReturnValue()
    await planted(plants, async () => expect(await main([], copy.folder)).toBe(status))
  })

  it('ends with 1 and says why if nothing can be written', async () => {
    const says = vi.spyOn(console, 'error').mockReturnValue()
    const prints = vi.spyOn(console, 'log').mockReturnValue()
    const folder = path('.pagewright/changes')
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(folder, 'no folder')
    onTestFinished(() => rmSync(folder))
    expect(await main(['--fix'], copy.folder)).toBe(1)
    expect(says.mock.calls).toEqual([[expect.stringContaining('Nothing was changed')]])
    expect(prints).not.toHaveBeenCalled()
  })

  it('prints nothing but data with --json', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    await planted([['pages/recharge.ts', "look: 'questions'", "look: 'qestions'"]], async () => {
      expect(await main(['--json', '--fix'], copy.folder)).toBe(0)
      expect(read('pages/recharge.ts')).toContain("look: 'questions'")
    })
    expect(log.mock.calls.map(([one]) => JSON.parse(String(one)) as unknown)).toEqual([[]])
  })

  it('keeps the good corrections, and leaves the one that would cause another problem', async () => {
    const twice = "label: 'data.guilds', value: 'row.membr_count', format: 'count' }"
    const plants = [
      ['pages/recharge.ts', "look: 'questions'", "look: 'qestions'"],
      ['pages/guildTeam.ts', "label: 'data.guilds', value: 'row.guild_count', format: 'count' }", twice],
    ] as const
    await planted(plants, async () => {
      const { words, findings } = await fixProject(copy.folder, 'a tester')
      expect(words).toEqual(['"qestions" becomes "questions".'])
      expect(read('pages/guildTeam.ts')).toContain(twice)
      expect(findings.map(({ file, name }) => [file, name])).toContainEqual(['pages/guildTeam.ts', 'unknown-path'])
    })
  })

  it('is refused together with what it cannot serve', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    expect(await main(['--watch', '--json'], copy.folder)).toBe(2)
    expect(error.mock.calls).toEqual([[expect.stringContaining('Use --json without it.')]])
  })
})

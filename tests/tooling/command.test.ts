// Tests what all commands share: values of options, examples and refusals.
import { afterEach, expect, it, vi } from 'vitest'
import { collected, examples, group, program } from '../../tools/cli/command'
import { allowed, readPort, readWhole } from '../../tools/cli/source'

afterEach(() => vi.restoreAllMocks())

const send = program(
  (command) =>
    command
      .argument('<kind>', 'what is sent', allowed(['letter', 'parcel']))
      .option('--port <number>', 'the port', readPort, 80)
      .option('--count <number>', 'how many', readWhole)
      .option('--label <text>', 'a label; repeat for each', collected)
      .option('--quick', 'at once')
      .addHelpText('after', examples('letter --quick')),
  (kind, options, root) => {
    console.log(kind, options, root)
    return options.quick ? 1 : 0
  },
)
const title = { name: 'post', summary: 'Sends.' }

async function run(args: readonly string[]) {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const wrong = vi.spyOn(console, 'error').mockReturnValue()
  const code = await group({ send })(args, '/product', title)
  return { code, said: said.mock.calls, wrong: wrong.mock.calls.join('\n') }
}

it.each([
  [['letter'], 0, { port: 80 }],
  [['letter', '--port=0', '--quick'], 1, { port: 0, quick: true }],
  [['letter', '--label', 'en=Two\nlines', '--label=de='], 0, { port: 80, label: 'en=Two\nlines\nde=' }],
  [['--count', '7', 'letter', '--port', '65535'], 0, { port: 65535, count: 7 }],
])('reads %j', async (args, code, options) => {
  expect(await run(['send', ...args])).toEqual({ code, said: [['letter', options, '/product']], wrong: '' })
})

it.each<readonly [string[], string]>([
  [['sned'], '(Did you mean send?)'],
  [['send'], "missing required argument 'kind'"],
  [['send', 'leter'], 'Did you mean "letter"? Allowed: letter, parcel.'],
  [['send', 'letter', 'parcel'], 'too many arguments'],
  [['send', 'letter', '--prot', '80'], '(Did you mean --port?)'],
  [['send', 'letter', '--toString'], "unknown option '--toString'"],
  [['send', 'letter', '--label'], 'argument missing'],
  [['send', 'letter', '--label', '--quick'], '--label needs a value'],
  [['send', 'letter', '--port', '-1'], 'Use a port from 0 to 65535.'],
  [['send', 'letter', '--port', '65536'], 'Use a port from 0 to 65535.'],
  [['send', 'letter', '--port', '1e3'], 'Use a port from 0 to 65535.'],
  [['send', 'letter', '--count', '1.5'], 'Use a whole number.'],
])('refuses %j and does nothing', async (args, says) => {
  expect(await run(args)).toEqual({ code: 2, said: [], wrong: expect.stringContaining(says) as string })
})

it('prints examples as they are typed', async () => {
  const { code, said } = await run(['send', '--help'])
  expect([code, said.join('')]).toEqual([0, expect.stringMatching(/\n {2}post send letter --quick$/)])
})

import { describe, expect, it } from 'vitest'
import { readOptions, readPort } from '../../tools/cli/options'
import { main as dev } from '../../tools/quality/dev'

const known = { port: 'value', host: 'value', quick: 'switch', label: 'values' } as const

describe('readOptions', () => {
  it.each([
    [[], {}],
    [['--port', '80'], { port: '80' }],
    [['--port=80', '--quick'], { port: '80', quick: 'yes' }],
    [['--host', 'a=b'], { host: 'a=b' }],
    [['--host=a=b'], { host: 'a=b' }],
    [['--label=en=Two\nlines', '--label=de='], { label: 'en=Two\nlines\nde=' }],
    [['--host='], { host: '' }],
    [['--host', 'a', '--host', 'b'], { host: 'b' }],
    [['--label', 'a', '--label=b'], { label: 'a\nb' }],
  ])('reads %j', (args, expected) => {
    expect(readOptions(args, known)).toEqual(expected)
  })

  it.each([
    [['--prot', '80'], '"--prot" is not an option. Allowed: --port, --host, --quick, --label.'],
    [['80'], '"80" is not an option'],
    [['--port'], '--port needs a value.'],
    [['--port', '--quick'], '--port needs a value.'],
    [['--toString'], 'is not an option'],
  ])('refuses %j', (args, sentence) => {
    expect(() => readOptions(args, known)).toThrow(
      // The command prints only the message of this error.
      expect.objectContaining({ name: 'InvalidArgument', message: expect.stringContaining(sentence) as string }),
    )
  })
})

describe('readPort', () => {
  it.each(['', '-1', '65536', '70000', '1e3', 'x'])('refuses "%s"', (text) => {
    expect(() => readPort(text)).toThrow('is not a port')
  })
  it.each(['0', '5173', '65535'])('reads %s', (text) => expect(readPort(text)).toBe(Number(text)))
})

describe('npm run dev', () => {
  it.each([['stater'], ['']])('refuses the workspace "%s" in one sentence', async (name) => {
    await expect(dev([name])).rejects.toThrow(
      expect.objectContaining({
        name: 'InvalidArgument',
        message: `There is no workspace "${name}" to develop. Allowed: engine, conduit, github, starter.`,
      }),
    )
  })
})

// Tests the messages that drivers of other engines send and read, without an engine.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { switchesOf } from '../../tools/quality/engines/drive/chromium'
import { preferencesText } from '../../tools/quality/engines/drive/firefox'
import { startProgram } from '../../tools/quality/engines/drive/program'
import { callOf } from '../../tools/quality/engines/drive/tab'
import { readValue } from '../../tools/quality/engines/drive/webdriver'
import { readReply } from '../../tools/quality/engines/drive/wire'

describe('an answer over a WebSocket', () => {
  it.each([
    ['a result of DevTools', '{"id":7,"result":{"value":1},"sessionId":"A"}', { id: 7, result: { value: 1 } }],
    ['a result of BiDi', '{"type":"success","id":7,"result":{"value":1}}', { id: 7, result: { value: 1 } }],
    ['a refusal of DevTools', '{"id":7,"error":{"code":-32000,"message":"No node"}}', { id: 7, error: 'No node' }],
    [
      'a refusal of BiDi',
      '{"type":"error","id":7,"error":"no such frame","message":"Gone","stacktrace":""}',
      { id: 7, error: 'no such frame: Gone' },
    ],
    ['a refusal without words', '{"id":7,"error":5}', { id: 7, error: '5' }],
    ['an event', '{"method":"Page.loadEventFired","params":{}}', undefined],
    ['an error of the whole connection', '{"type":"error","id":null,"error":"unknown","message":""}', undefined],
    ['no JSON', 'hello', undefined],
    ['no object', '[1]', undefined],
    ['nothing', 'null', undefined],
  ])('%s', (_what, text, reply) => {
    expect(readReply(text)).toEqual(reply)
  })
})

describe('an answer of WebDriver', () => {
  it.each([
    ['a value', 200, '{"value":{"sessionId":"A"}}', { sessionId: 'A' }],
    ['no value', 200, '{"value":null}', null],
    ['a value that speaks of an error', 200, '{"value":{"error":"none"}}', { error: 'none' }],
  ])('%s is returned', (_what, status, text, value) => {
    expect(readValue('POST /url', status, text)).toEqual(value)
  })

  it.each([
    ['a refusal', 404, '{"value":{"error":"no such element","message":"Gone"}}', 'POST /url: no such element: Gone'],
    ['a refusal with a good status', 200, '{"value":{"error":"timeout","message":"Late"}}', 'POST /url: timeout: Late'],
    ['a page of something else', 502, '<html>', 'POST /url: 502 <html>'],
    ['an answer without a value', 200, '{}', 'POST /url: 200 {}'],
  ])('%s is thrown', (_what, status, text, message) => {
    expect(() => readValue('POST /url', status, text)).toThrow(message)
  })
})

it('a page function is sent with its arguments, and runs alone', () => {
  const source = callOf((one: { readonly text: string }, many: number) => one.text.repeat(many), { text: '"\u2028' }, 2)
  // oxlint-disable-next-line no-eval -- what a browser does with it.
  expect((0, eval)(source)).toBe('"\u2028"\u2028')
})

it('preferences of Firefox are one call each', () => {
  expect(preferencesText({ 'a.b': true, c: 2, d: 'x "y"' })).toBe(
    'user_pref("a.b", true);\nuser_pref("c", 2);\nuser_pref("d", "x \\"y\\"");\n',
  )
})

it('an old Chromium gets its own switches, and every one leads examples to this machine', () => {
  const switches = switchesOf({ switches: ['--no-zygote'] }, '/folder')
  expect(switches).toContain('--no-zygote')
  expect(switches).toContain('--user-data-dir=/folder')
  expect(switches).toContain('--host-resolver-rules=MAP *.example 127.0.0.1')
  expect(switchesOf({}, '/folder')).not.toContain('--no-zygote')
})

describe('a program', () => {
  const node = (code: string) => startProgram(process.execPath, ['-e', code])

  it('is waited for until it says the line', async () => {
    const program = node('console.error("ready on 81"); setInterval(() => {}, 1000)')
    expect((await program.line(/ready on (\d+)/, 20_000))[1]).toBe('81')
    await program.stop()
    await program.stop()
  })

  it('that ends before it is ready is reported with its output', async () => {
    const program = node('console.log("no display"); process.exitCode = 3')
    await expect(program.line(/ready/, 20_000)).rejects.toThrow(/no display[^]*ended with 3/)
    await program.stop()
  })

  it('that does not exist is reported', async () => {
    const program = startProgram('/nowhere/browser', [])
    await expect(program.line(/ready/, 20_000)).rejects.toThrow(/ENOENT/)
    await program.stop()
  })

  it('that does not print the line is reported, and ends with its children', async () => {
    const child = 'require("child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])'
    const program = node(`console.log("child " + ${child}.pid); setInterval(() => {}, 1000)`)
    const [, pid] = await program.line(/child (\d+)/, 20_000)
    await expect(program.line(/ready/, 50)).rejects.toThrow(/was not ready/)
    await program.stop()
    await expect.poll(() => isRunning(Number(pid))).toBe(false)
  })
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // An ended process may stay in the table until its parent reads its status.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

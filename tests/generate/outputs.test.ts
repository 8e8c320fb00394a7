// Tests the generated files that say nothing about a single page: the markets, the messages of the start, and the headers.
import { expect, it } from 'vitest'
import { filesAt, withChanges } from '../../tools/cli/files'
import type { CheckedRoutes } from '../../tools/cli/generate/checkRoutes'
import { deployHeaders } from '../../tools/cli/generate/deployHeaders'
import { startWords } from '../../tools/cli/generate/startWords'

it('a page may show at once the messages of code, of payments and of the navigation, and no others', () => {
  const call = (name: string, label: string) => ({ do: 'call', call: name, label, done: `${label}.done` })
  const page = (blocks: object, problems: readonly object[] = []) => ({ page: { title: 'a.title', blocks }, problems })
  const routes = new Map([
    ['/pay', { pages: [page({ one: { links: { x: call('POST /pay', 'a.pay'), y: call('POST /save', 'a.save') } } })] }],
    ['/broken', { pages: [page({ one: { links: { x: call('POST /pay', 'a.broken') } } }, [{}])] }],
  ]) as unknown as CheckedRoutes['routes']
  const files = withChanges(filesAt('/nowhere'), {
    'src/widgets/one.tsx': "const words = ['a.code', 'other.word']\nt('a.told')\n",
    'src/engine/two.tsx': "t('a.engine')\n",
  })
  const calls = { 'POST /pay': { kind: 'money' }, 'POST /save': { kind: 'write' } }
  const text = startWords(files, { calls, set: {} } as never, routes, [{ label: 'a.home' }], { 'a.title': 'A' })
  expect(JSON.parse(text)).toEqual(['a.code', 'a.home', 'a.pay', 'a.told'])
})

it('the headers for nginx name the hosts of the markets once, and let the host choose the frames', () => {
  const hosts = (api: string) => ({ production: { web: ['m.example'], api } })
  const written = deployHeaders({
    one: { hosts: hosts('https://api.one.example/v1'), linkHosts: ['pay.example'] },
    two: {
      hosts: hosts('https://api.one.example'),
      linkHosts: ['pay.example'],
      report: { url: 'https://errors.example/1' },
    },
    three: { hosts: hosts(''), linkHosts: [], report: { url: '/errors' } },
  } as never)
  const headers = new Map(
    written.split('\n').flatMap((line) => {
      const [, name, value] = /^add_header (\S+) "(.*)" always;$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    }),
  )
  const policy = headers.get('Content-Security-Policy')?.split('; ') ?? []
  expect(policy).toContain("connect-src 'self' https://api.one.example https://errors.example https://pay.example")
  expect(policy).toContain("media-src 'self' https://pay.example")
  expect(policy).toContain('frame-src $pagewright_frames')
  expect(Object.fromEntries([...headers].filter(([name]) => name !== 'Content-Security-Policy'))).toEqual({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  })
})

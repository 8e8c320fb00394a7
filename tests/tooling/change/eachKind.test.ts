// Tests that each kind of change can be given by flags with each of its members, and that each kind of part has its word.
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { main } from '../../../tools/cli/change'
import { createSmallProduct } from '../../support/smallProduct'

const product = createSmallProduct()
afterAll(() => product.remove())
product.write('schemas/api.json', '{}')
let said: string[]
beforeEach(() => {
  said = []
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => void said.push(line)),
  )
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
})

const list = 'blocks.list.show.lines'
const path = list.split('.')

it.each<readonly [flags: string, change: object]>([
  ['set --page /first --at title --value a.name', { page: '/first', at: ['title'], value: 'a.name' }],
  ['set --page /first --market north --at look --value 5', { page: '/first', market: 'north', at: ['look'], value: 5 }],
  [
    'set --site pages --at "/third".look --value {"a":[1]}',
    { site: 'pages', at: ['/third', 'look'], value: { a: [1] } },
  ],
  ['set --locale en --at "a.name" --value N', { locale: 'en', at: ['a.name'], value: 'N' }],
  [
    `set --page /first --at ${list}.name.label --value x --shared here`,
    { page: '/first', at: [...path, 'name', 'label'], value: 'x', shared: 'here' },
  ],
  [
    'add --page /third --at entries.0 --value x --after null',
    { page: '/third', at: ['entries', '0'], value: 'x', after: null },
  ],
  [
    'add --page /first --at blocks.new --value 1 --after size',
    { page: '/first', at: ['blocks', 'new'], value: 1, after: 'size' },
  ],
  ['remove --schema forms.json --at $defs.order', { schema: 'forms.json', at: ['$defs', 'order'] }],
  [`rename --page /first --at ${list}.date --to day`, { page: '/first', at: [...path, 'date'], to: 'day' }],
  ['move --page /first --at blocks.size --after null', { page: '/first', at: ['blocks', 'size'], after: null }],
  ['hide --page /second --market south --at title', { page: '/second', market: 'south', at: ['title'] }],
  ['text --language en --key a.name --text N', { language: 'en', key: 'a.name', text: 'N' }],
  [
    'token --market north --scheme dark --token bg --value #000',
    { market: 'north', scheme: 'dark', token: 'bg', value: '#000' },
  ],
  [
    'token --market north --scheme light --token primary --value null',
    { market: 'north', scheme: 'light', token: 'primary', value: null },
  ],
  [
    'create --page /fourth --like /third --value {"title":"x"}',
    { page: '/fourth', like: '/third', value: { title: 'x' } },
  ],
  ['create --schema shop.json --value {"$defs":{}}', { schema: 'shop.json', value: { $defs: {} } }],
  ['delete --page /third', { page: '/third' }],
  ['delete --market south', { market: 'south' }],
])('npm run change takes --do %s', async (flags, change) => {
  const [kind = '', ...rest] = flags.split(' ')
  const before = product.texts()
  await main(['--plan', '--json', '--do', kind, ...rest], product.folder)
  const plan: unknown = JSON.parse(said.join('\n').replace(/^[^{]*/, ''))
  expect(plan).toMatchObject({ changes: [{ do: kind, ...change }] })
  expect(product.texts()).toEqual(before)
})

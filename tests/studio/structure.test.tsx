// Tests whole pages and markets in the studio: they are duplicated and removed, and come back by undo.
import { join } from 'node:path'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueAtPath } from '../../tools/cli/change/plainChange'
import { draftOf, planChanges } from '../../tools/cli/change/plan'
import { filesAt } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import { EditPanel } from '../../tools/studio/editor/panel/EditPanel'
import { ruleAt } from '../../tools/studio/editor/model/rules'
import { AddField } from '../../tools/studio/editor/parts/AddField'
import { AddPart } from '../../tools/studio/editor/parts/AddPart'
import { NewMarket } from '../../tools/studio/editor/parts/NewMarket'
import { readProduct } from '../../tools/studio/server/api/readProduct'
import type { StudioProduct } from '../../tools/studio/server/api/studioProduct'
import { Review } from '../../tools/studio/editor/review/Review'
import { changesOf, openPanel } from './openPanel'
import { planOf } from './studioState'

const conduit = `${root}/examples/conduit`
let product: StudioProduct
beforeAll(async () => {
  product = await readProduct(conduit)
})

const panel = <EditPanel isMarketOnly={false} onMarketOnly={() => undefined} />

describe('structure: a page', () => {
  it('is duplicated with a title and an address of its own, in a file of its own', async () => {
    const studio = openPanel(panel, { product, route: '/register', market: 'world' })
    fireEvent.click(screen.getByRole('button', { name: 'Duplicate this page' }))
    const form = within(screen.getByRole('form', { name: 'Copy of the page' }))
    fireEvent.change(form.getByLabelText('Title in English'), { target: { value: 'Join us' } })
    fireEvent.change(form.getByLabelText('Address'), { target: { value: '/join' } })
    fireEvent.click(form.getByRole('button', { name: 'Add the copy' }))
    expect(screen.getByTestId('open').textContent).toBe('/join')
    const { pages, locales } = studio.state().product
    expect(pages['/join']).toEqual({ ...pages['/register'], title: 'register.joinUsTitle' })
    expect(locales['en']?.['register.joinUsTitle']).toBe('Join us')
    const plan = await planChanges(conduit, { changes: changesOf(studio) })
    expect(plan.problems).toEqual([])
    expect(plan.files.map(({ file }) => file).toSorted()).toEqual([
      'locales/en.json',
      'pages.config.ts',
      'pages/join.ts',
    ])
    studio.undo()
    expect(studio.state().product.pages).not.toHaveProperty('/join')
  })

  it('is removed everywhere, and comes back by undo; the plan names what still leads to it', async () => {
    const studio = openPanel(panel, { product, route: '/register', market: 'world' })
    fireEvent.click(screen.getByRole('button', { name: 'Remove this page everywhere' }))
    expect(changesOf(studio)).toEqual([{ do: 'delete', page: '/register' }])
    expect(studio.state().product.pages).not.toHaveProperty('/register')
    expect(screen.getByText('This page is removed.')).toBeDefined()
    const plan = await planChanges(conduit, { changes: changesOf(studio) })
    expect(plan.problems.map(({ name }) => name)).toContain('unknown-route')
    studio.undo()
    expect(studio.state().product.pages).toHaveProperty('/register')
  })
})

it('structure: a market is removed with its file, but not the shown one', async () => {
  const studio = openPanel(<NewMarket onDone={() => undefined} />, { product, route: '/', market: 'world' })
  const form = screen.getByRole('form', { name: 'Remove a market' })
  const select = within(form).getByLabelText('Market')
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose', 'qanat'])
  fireEvent.change(select, { target: { value: 'qanat' } })
  fireEvent.click(within(form).getByRole('button', { name: 'Remove the market' }))
  expect(Object.keys(studio.state().product.markets)).toEqual(['world'])
  const plan = await planChanges(conduit, { changes: changesOf(studio) })
  expect(plan.files.map(({ file, isRemoved }) => [file, isRemoved === true])).toContainEqual(['markets/qanat.ts', true])
})

describe('structure: a market like another one', () => {
  it.each([
    ['.', 'international'],
    ['.', 'russia'],
    ['.', 'test-brand'],
    ['examples/conduit', 'world'],
    ['examples/conduit', 'qanat'],
    ['examples/github', 'main'],
    ['examples/starter', 'main'],
  ])('of %s like %s can be saved, also with a word of the language as its id', async (folder, market) => {
    const at = join(root, folder)
    const studio = openPanel(<NewMarket onDone={() => undefined} />, {
      product: await readProduct(at),
      route: '/',
      market,
    })
    const form = within(screen.getByRole('form', { name: 'New market' }))
    const write = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } })
    write('Name that people see', 'In')
    write('Host of its pages', 'm.in.example')
    const server = form.getByLabelText<HTMLInputElement>('Address of its server')
    if (server.required) write('Address of its server', 'https://api.in.example')
    fireEvent.click(form.getByRole('button', { name: 'Add market' }))
    expect(changesOf(studio)).toMatchObject([{ do: 'create', market: 'in', like: market }])
    const plan = await planChanges(at, { changes: changesOf(studio) })
    expect([...plan.problems, ...plan.solved]).toEqual([])
    expect(plan.files.map(({ file }) => file).toSorted()).toEqual(['markets.config.ts', 'markets/in.ts'])
  })

  it('refuses a host of another market while it is typed', () => {
    openPanel(<NewMarket onDone={() => undefined} />, { product, route: '/', market: 'world' })
    const host = screen.getByLabelText<HTMLInputElement>('Host of its pages')
    fireEvent.change(host, { target: { value: 'www.qanat.example' } })
    expect(host.validationMessage).toBe('The pages of qanat have this host. Write another one.')
  })
})

it.each([
  ['Telegram', 'telegram', 'telegram'],
  ['شناسه تلگرام', 'shnash_tlgram', 'shnashTlgram'],
  ['Имя', 'imya', 'imya'],
  ['电报', 'field', 'field'],
])('structure: a field is named by its label %s, and needs nothing else', (label, member, word) => {
  const studio = openPanel(<AddField path={['blocks', 'form', 'fields']} />, {
    product,
    route: '/register',
    market: 'world',
  })
  fireEvent.click(screen.getByRole('button', { name: 'Add a field' }))
  fireEvent.change(screen.getByLabelText('Label in English'), { target: { value: label } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(changesOf(studio).filter((one) => one.do === 'text')).toMatchObject([{ key: `register.${word}`, text: label }])
  // The form sends one object, so the field is one of its fields, and stands in its card.
  const fields = ['blocks', 'form', 'fields', 'user', 'fields']
  expect(changesOf(studio).at(-1)).toMatchObject({ page: '/register', at: [...fields, member] })
})

describe('structure: a field that was added and saved', () => {
  const fields = ['blocks', 'form', 'fields', 'user', 'fields']
  const at = { route: '/register', market: 'world' }

  /** Returns the sources and the product with a saved field "Website". */
  async function withWebsite() {
    const adding = openPanel(<AddField path={fields} />, { product, ...at })
    fireEvent.click(screen.getByRole('button', { name: 'Add a field' }))
    fireEvent.change(screen.getByLabelText('Label in English'), { target: { value: 'Website' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    const files = (await draftOf(filesAt(conduit), { changes: changesOf(adding) })).files()
    cleanup()
    const chosen = [...fields, 'website']
    const studio = openPanel(panel, { product: await readProduct(files), ...at, chosen })
    return { files, studio }
  }

  it('is removed with the member of its form, and not duplicated without one', async () => {
    const { files, studio } = await withWebsite()
    expect(screen.queryByRole('button', { name: 'Duplicate' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect((await planChanges(files, { changes: changesOf(studio) })).problems).toEqual([])
  })

  it('gets another length and a pattern with its message, is required, and loses all of it', async () => {
    const { files, studio } = await withWebsite()
    const write = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    expect(screen.getByLabelText<HTMLInputElement>('Most characters').value).toBe('100')
    fireEvent.click(screen.getByLabelText('Required'))
    write('Message if it is empty in English', 'Enter an address')
    write('Most characters', '40')
    for (const typed of ['^(', '^(https', '^(https:).+$']) write('Pattern', typed)
    write('An example that fits', 'http:')
    expect(screen.getByText('It does not fit.')).toBeDefined()
    write('Message if it does not fit in English', 'Begin with https:')
    const plan = await planChanges(files, { changes: changesOf(studio) })
    expect(plan.problems).toEqual([])
    const form = ['forms.json', '$defs', 'signUp', 'properties', 'user']
    expect(valueAtPath(studio.state().product.schemas, form)).toMatchObject({
      properties: { website: { maxLength: 40, minLength: 1, pattern: '^(https:).+$' } },
      required: expect.arrayContaining(['website']) as unknown,
    })
    fireEvent.click(screen.getByLabelText('Required'))
    write('Most characters', '')
    write('Pattern', '')
    const none = await planChanges(files, { changes: changesOf(studio) })
    expect(none.problems).toEqual([])
    expect(none.files.map(({ file }) => file)).not.toContain('pages/register.ts')
  })

  it('is one line of the review, which undoes all of it', async () => {
    const panels = (
      <>
        <AddField path={fields} />
        <Review onBefore={() => undefined} />
      </>
    )
    const plan = planOf({ words: ['Text.', 'Request.', 'Form.', 'Sign up: the field Website was added.', 'Order.'] })
    const studio = openPanel(panels, { product, ...at, answers: { plan } })
    fireEvent.click(screen.getByRole('button', { name: 'Add a field' }))
    fireEvent.change(screen.getByLabelText('Label in English'), { target: { value: 'Website' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    const lines = within(screen.getByRole('list', { name: 'Changes that are not saved' }))
    expect(await lines.findByText('Sign up: the field Website was added.')).toBeDefined()
    expect(lines.getAllByRole('listitem')).toHaveLength(1)
    fireEvent.click(lines.getByRole('button', { name: 'Undo this' }))
    expect(changesOf(studio)).toEqual([])
  })

  it('takes along what needs it when its adding is undone, says so before, and leaves the rest', async () => {
    const panels = (
      <>
        {panel}
        <Review onBefore={() => undefined} />
      </>
    )
    const studio = openPanel(panels, { product, ...at, chosen: ['blocks', 'form'] })
    const other = { do: 'text', language: 'en', key: 'register.title', text: 'Join' } as const
    act(() => studio.change(other))
    fireEvent.click(screen.getByRole('button', { name: 'Add a field' }))
    fireEvent.change(screen.getByLabelText('Label in English'), { target: { value: 'Phone' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    fireEvent.click(screen.getByRole('button', { name: 'Move up' }))
    fireEvent.click(screen.getByLabelText('Required'))
    fireEvent.click(screen.getByRole('button', { name: 'Move up' }))
    const submit = { do: 'text', language: 'en', key: 'register.submit', text: 'Go' } as const
    act(() => studio.change(submit))
    expect((await planChanges(conduit, { changes: changesOf(studio) })).problems).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Undo this and the 3 changes that need it' }))
    expect(changesOf(studio)).toEqual([other, submit])
  })

  it('is offered no bound that its kind does not have', async () => {
    await withWebsite()
    expect(screen.queryByLabelText('Max')).toBeNull()
    expect(screen.getByText(/^More that this part can have/)).toBeDefined()
  })
})

it('structure: a choice of a filter is asked for the value that it sends, and may leave it out', async () => {
  const path = ['blocks', 'members', 'filters', 'role', 'items']
  const lumi = await readProduct(root)
  const rule = ruleAt(lumi.pages['/guild/member'], path)
  if (!rule) throw new Error('The list of members has no choices.')
  const studio = openPanel(<AddPart path={path} rule={rule} />, {
    product: lumi,
    route: '/guild/member',
    market: 'international',
  })
  for (const [name, value] of [
    ['Best hosts', 'host'],
    ['All of them', ''],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: 'Add a choice' }))
    fireEvent.change(screen.getByLabelText('Name in English'), { target: { value: name } })
    fireEvent.change(screen.getByLabelText('Value'), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  }
  expect(changesOf(studio).flatMap((one) => (one.do === 'set' ? [[one.at.at(-1), one.value]] : []))).toEqual([
    ['bestHosts', { value: 'host', label: 'guild.member.bestHosts' }],
    ['allOfThem', { label: 'guild.member.allOfThem' }],
  ])
})

it('structure: a new filter begins with “All”, so that no row is hidden; the panel says what a first choice hides', async () => {
  const lumi = await readProduct(root)
  const chosen = ['blocks', 'members']
  const studio = openPanel(panel, { product: lumi, route: '/guild/member', market: 'international', chosen })
  fireEvent.click(screen.getByRole('button', { name: 'Add a filter' }))
  fireEvent.change(screen.getByLabelText('Name in English'), { target: { value: 'Town' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'What the server filters by' }), { target: { value: 'role' } })
  expect(screen.getByLabelText<HTMLInputElement>('“All” is the first choice').checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  const path = ['blocks', 'members', 'filters', 'town']
  const filter = () => valueAtPath(studio.state().product.pages['/guild/member'], path)
  expect(filter()).toMatchObject({ label: 'guild.member.town', items: { all: { label: 'guild.member.townAll' } } })
  expect(screen.queryByText(/is the first choice/)).toBeNull()
  const oslo = { oslo: { value: 'oslo', label: 'guild.member.town' } }
  act(() => studio.change({ do: 'set', page: '/guild/member', at: [...path, 'items'], value: oslo }))
  expect(screen.getByText(/^“Town” is the first choice, so the page opens with its rows alone\./)).toBeDefined()
})

it('structure: what is looked for among the properties of a part is forgotten with the part', () => {
  openPanel(panel, { product, route: '/article', market: 'world', chosen: ['blocks', 'article'] })
  const looked = () => screen.getByLabelText<HTMLInputElement>('Find a property')
  fireEvent.change(looked(), { target: { value: 'title' } })
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Around this part' })).getAllByRole('button')[0]!)
  expect(looked().value).toBe('')
})

it('structure: formats that do not suit a list come last, under a heading of their own', () => {
  const chosen = ['blocks', 'article', 'lines', 'tags']
  openPanel(panel, { product, route: '/article', market: 'world', chosen })
  const format = screen.getByLabelText('Format')
  const others = within(format).getByRole('group', { name: 'More, made for other values' })
  expect(within(others).getByRole('option', { name: 'Date' })).toBeDefined()
  expect(within(others).queryByRole('option', { name: 'List' })).toBeNull()
})

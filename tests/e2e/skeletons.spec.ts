// Every block that reads shows its own skeleton while the answers hang, on every page and in every tab of it.
import { personas } from '../support/lumi'
import { awaitedSourceIds, blockDefinitions, type Block, type Conditions } from '@pagewright/engine/tools'
import { blocksIn, type PlacedBlock } from './support/pageParts'
import { knownOf, personaFor, seesPage, sitePages, verdictOf, type Query, type Verdict } from './support/pagePeople'
import { readsIn } from './support/pageReads'
import { addressOf, openRoute, openRoutes, queryOf, routes } from './support/routes'
import { expect, test } from './support/test'
import { words } from './support/words'

/** The whole page waits for the account, so nothing on it is still to come from there. */
const account = 'POST /web/MyAccountInfo'

interface Case {
  readonly route: string
  readonly query: Query
  /** The skeletons of the page: the id of their block, or their look where the block itself is not decided yet. */
  readonly skeletons: readonly string[]
  /** The ids of the forms whose choices are still to come. */
  readonly forms: readonly string[]
}

const cases: readonly Case[] = routes.flatMap((route) => {
  const page = sitePages[route]
  if (!page) return []
  const persona = openRoutes.includes(route) ? 'Visitor' : (personaFor(page, [], queryOf(route)) ?? 'Owner')
  const known = knownOf(personas[persona], queryOf(route))
  const sees = seesPage(page, known)
  if (sees === 'no') return []
  if (sees === 'open') return [{ route, query: queryOf(route), skeletons: ['page'], forms: [] }]
  const shown = blocksIn(page.blocks)
    .filter(({ block, steps }) => block.block !== 'tabs' && steps.length === 0)
    .map((placed) => ({ ...placed, verdict: verdictNow(placed, known) }))
    .filter(({ verdict }) => verdict !== 'no')
  const queries = new Map(shown.map(({ query }) => [JSON.stringify(query), query]))
  const outside = shown.filter(({ query }) => Object.keys(query).length === 0)
  const isOnlyOutside = queries.size === 1 && outside.length > 0
  return [...queries.values()]
    .filter((query) => isOnlyOutside || Object.keys(query).length > 0)
    .map((query) => {
      const there = shown.filter((one) => outside.includes(one) || JSON.stringify(one.query) === JSON.stringify(query))
      const idOf = ({ path }: PlacedBlock) => `${route} ${path.replaceAll('.', ' ')}`
      const decided = there.filter(({ verdict }) => verdict === 'yes')
      const undecided = there.filter(({ verdict, when }) => verdict === 'open' && readsData(when))
      return {
        route,
        query,
        skeletons: [
          ...decided.filter(({ block }) => block.block !== 'form' && isAwaited(block)).map(idOf),
          ...undecided.map(({ block }) => lookOf(block)).filter((look) => look !== 'nothing'),
        ].toSorted(),
        forms: decided.filter(({ block }) => block.block === 'form' && isAwaited(block)).map(idOf),
      }
    })
    .filter(({ skeletons, forms }) => skeletons.length + forms.length > 0)
})

test('S8-01 the pages of which a block is awaited are these', () => {
  expect(new Set(cases.map(({ route }) => route)).size).toBeGreaterThan(25)
})

const atOnce = 12
for (let first = 0; first < cases.length; first += atOnce) {
  const chosen = cases.slice(first, first + atOnce)
  test(`S8-01 each awaited block shows its skeleton: ${chosen.map(({ route }) => route).join(' ')}`, async ({
    page,
    site,
  }) => {
    const hold = { endpoint: '*', but: [account], kind: 'hold', times: 900 } as const
    for (const { route, query, skeletons, forms } of chosen) {
      const address = addressOf(route, query)
      await test.step(address, async () => {
        await site.fault(hold)
        await openRoute(page, site, route, query)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const places = () =>
          page
            .getByRole('main')
            .getByRole('status', { name: words('engine.loading'), exact: true })
            .evaluateAll((all) =>
              all.map((one) => {
                const look = one.className.split('-').at(-1) ?? ''
                return one.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? look
              }),
            )
        await expect.poll(async () => new Set(await places())).toEqual(new Set(skeletons))
        expect(await places()).toHaveLength(skeletons.length)
        for (const form of forms)
          await expect(page.locator(`[data-block="${form}"] [aria-busy=true]`), form).not.toHaveCount(0)
        await site.noFaults()
        await site.release()
      })
    }
  })
}

/** True for a block that shows an answer of the server, be it its own or one of the page. */
function isAwaited(block: Block): boolean {
  if (readsIn(block).some((endpoint) => endpoint !== account)) return true
  return (
    block.block === 'text' &&
    block.look !== 'notice' &&
    Object.values(block.items).some(({ when }) => readsData([when]))
  )
}

/** What waits for no answer is shown without it. */
function verdictNow({ when }: PlacedBlock, known: object): Verdict {
  const verdict = verdictOf(when, known)
  const isAwaiting = when.some((one) => awaitedSourceIds(one).length > 0)
  return verdict === 'open' && readsData(when) && !isAwaiting ? 'yes' : verdict
}

function readsData(whens: readonly (Conditions | undefined)[]): boolean {
  return JSON.stringify(whens).includes('"data.')
}

/** The look of the skeleton of a block that waits for its condition. */
function lookOf(block: Block): string {
  const { look, byLook }: (typeof blockDefinitions)['text']['outline'] = blockDefinitions[block.block].outline
  return byLook?.[String((block as { readonly look?: string }).look)] ?? look
}

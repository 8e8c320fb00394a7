// The large figure of each record.
import { expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { blocksOfKind, words } from './facts'

const records = blocksOfKind('record')

/** The figure of each record that is drawn large. The counts of an outside admin's people are equal to each other. */
const large: { readonly [place: string]: string } = {
  '/ › me': 'Diamonds',
  '/ › income': 'Income of the current period',
  '/agent/coin › balance': 'Agent coins',
  '/app-recharge › me': 'Coins',
  '/my-diamond › balance': 'Diamonds',
  '/withdraw › balance': 'Diamonds',
  '/console › bd': 'Income in diamonds',
  '/console › ext': 'Agencies',
  '/guild › guild': 'Members',
  '/guild/console › guild': 'Members',
}

it('S1-04 S1-06 S1-07 the figure that a record is about is the large one, and in a bill it is the income', () => {
  const found = [...records].flatMap(([place, { cells }]) =>
    Object.values(isObject(cells) ? cells : {}).flatMap((cell) =>
      isObject(cell) && cell['big'] === true ? [[place, words(cell['label'])]] : [],
    ),
  )
  const bills = [...records.keys()].filter((place) => /bill$|detail › (person|guild)$/.test(place))
  expect(Object.fromEntries(found)).toEqual({
    ...large,
    ...Object.fromEntries(bills.map((place) => [place, 'Income in diamonds'])),
  })
})

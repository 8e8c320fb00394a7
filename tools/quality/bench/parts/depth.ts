// Measures a list of a hundred thousand rows: a thousand rows at its end compared with a thousand at its start.
import { medianOf, table, ratioText, type Row } from '../figures'
import { visitDepth } from '../measure/visitDepth'
import { inTurn, type Part } from '../part'
import type { Reached } from '../targets'

const rows = 100_000
/** A list of ours ends at 500 pages, so its pages are long. */
const size = 200

export const depthPart: Part = {
  name: 'depth',
  isSlow: true,
  async run({ browser, origins, slowdown }) {
    const visit = (url: string) => () =>
      visitDepth(browser, {
        url: `${url}?size=${size}&total=${rows}`,
        ready: ':is(.row, .pw-row)',
        slowdown,
        rows,
        rowHeight: 79,
      })
    const found = await inTurn('depth', 1, {
      byHand: visit(`${origins.references}/references/virtuoso-members.html`),
      own: visit(`${origins.pagewright}/members`),
    })
    const byHand = { name: 'react-virtuoso by hand', runs: found.byHand }
    const own = { name: 'Pagewright', runs: found.own }
    return {
      text: [
        `### List of ${rows.toLocaleString('en')} rows, ${size} a page: the first and the last 2,000 scrolled 240 px a frame`,
        table([byHand, own], byHand),
      ].join('\n\n'),
      reached: [
        constant(
          'work a 1,000 rows, last of 100,000 by first',
          own,
          'work a 1,000 rows, last',
          'work a 1,000 rows, first',
        ),
        constant(
          'heap a 1,000 rows, of 100,000 by of 5,000',
          own,
          'heap kB a 1,000 rows, of all',
          'heap kB a 1,000 rows, of 5,000',
        ),
      ],
    }
  },
}

function constant(what: string, row: Row, late: string, rowsBeforeHeap: string): Reached {
  const ratio = medianOf(row, late) / medianOf(row, rowsBeforeHeap)
  return { what, target: 'constant (± 10 %)', reached: ratioText(ratio), isMet: ratio <= 1.1 }
}

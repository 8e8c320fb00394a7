// Measures a list of five thousand rows, twenty a page, compared with a hand-written one.
import { medianOf, ratioOf, showFigure, table, ratioText } from '../figures'
import { visitList } from '../measure/visitList'
import { inTurn, type Part } from '../part'
import { atMost } from '../targets'

export const listsPart: Part = {
  name: 'lists',
  async run({ browser, origins, slowdown, runs, isQuick }) {
    const rows = isQuick ? 1000 : 5000
    const visit = (url: string) => () =>
      visitList(browser, { url: `${url}?size=20&total=${rows}`, ready: ':is(.row, .pw-row)', slowdown }, rows)
    const found = await inTurn('list', isQuick ? 1 : Math.max(1, runs - 2), {
      byHand: visit(`${origins.references}/references/virtuoso-members.html`),
      own: visit(`${origins.pagewright}/members`),
    })
    const byHand = { name: 'react-virtuoso by hand', runs: found.byHand }
    const own = { name: 'Pagewright', runs: found.own }
    const ratio = (figure: string) => ratioOf(own, byHand, figure)
    const dropped = (row: typeof own) => medianOf(row, 'frames dropped %')
    return {
      text: [
        `### List of ${rows.toLocaleString('en')} rows, 20 a page, scrolled to its end 240 px a frame`,
        table([byHand, own], byHand),
      ].join('\n\n'),
      reached: [
        atMost(
          'JavaScript until a list can be used',
          medianOf(own, 'JS kB'),
          155,
          (value) => `${showFigure(value)} kB`,
        ),
        atMost('CSS of that', medianOf(own, 'CSS kB'), 12, (value) => `${showFigure(value)} kB`),
        atMost('work while scrolling a list', ratio('work a 1,000 rows'), 1.1, ratioText),
        atMost('frames dropped', dropped(own), dropped(byHand) * 1.1, (value) => `${showFigure(value)} %`),
        atMost('elements of a list', ratio('elements at most'), 1.1, ratioText),
      ],
    }
  },
}

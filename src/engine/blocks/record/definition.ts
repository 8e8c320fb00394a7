import {
  byId,
  name,
  named,
  needed,
  object,
  oneOf,
  optional,
  path,
  seesAnswer,
  special,
  atom,
  type,
} from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import { body, cell, format, line, messageKey, valueTabs } from '../../language/grammar/values'

const axis = special('itemMember', atom('text'), 'points')
const chart = type(
  'ChartConfig',
  'A curve of points.',
  object({
    title: needed('Stands above the curve.', messageKey),
    points: needed('A path to a list of points.', path('list')),
    x: needed('The member of a point that is the time.', axis),
    y: needed('The member of a point that is drawn.', axis),
    format: optional('How values are written.', format),
  }),
)

export const outline: Outline = { look: 'cells', byLook: { hero: 'hero' } }

export const definition = defineBlock({
  kind: 'record',
  doc: 'What one call answers, as `row`.',
  asks: { by: 'call', gives: 'whole', as: 'row' },
  members: {
    call: needed('The endpoint that is read.', name('readEndpoint')),
    body: optional('What it is asked with.', body),
    tabs: optional('Tabs above it.', valueTabs),
    look: optional(
      '`cells` side by side, a `card`, or a `hero` at the top of the page.',
      oneOf('cells', 'card', 'hero'),
    ),
    image: optional('The address of a picture.', seesAnswer(path('text'))),
    name: optional('A name beside the picture.', seesAnswer(path('text'))),
    cells: optional('Values side by side; a `big` one stands out, and a `note` stands below.', seesAnswer(byId(cell))),
    lines: optional('Values, one below another.', seesAnswer(byId(line))),
    chart: optional('A curve of a list in the answer.', seesAnswer(chart)),
    actions: optional('What can be done.', seesAnswer(byId(named('Action')))),
  },
  ordered: 'cells',
  outline,
  codeGroup: 'view',
  example: {
    block: 'record',
    call: 'POST /thing',
    body: { id: 'a' },
    name: 'row.name',
    cells: { at: { label: 'a.name', value: 'row.at', format: 'time', big: true } },
    chart: { title: 'a.title', points: 'row.days', x: 'date', y: 'sum' },
  },
})

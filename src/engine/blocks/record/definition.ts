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
import { body, cell, conditions, format, line, message, messageKey, valueTabs } from '../../language/grammar/values'

const axis = special('itemMember', atom('text'), 'points')
const chart = type(
  'ChartConfig',
  'A chart of points over time.',
  object({
    title: needed('The title of the chart.', messageKey),
    points: needed('The path to the list of points.', path('list')),
    x: needed('The member of a point that has its time.', axis),
    y: needed('The member of a point that has its value.', axis),
    format: optional('The format of the values.', format),
    xFormat: optional('The format of the times on the axis, such as `shortDay`.', format),
  }),
)

const goal = type(
  'Goal',
  'How far a value is from one that it should reach. Shown only if both are numbers and the target is above 0.',
  object({
    label: needed('What is to be reached.', messageKey),
    value: needed('The path to the value.', path('textOrNumber')),
    target: needed('The path to the value to reach.', path('textOrNumber')),
    text: needed('The message while the value is below.', message),
    done: needed('The message from then on.', message),
    when: optional('Shown only while this condition holds.', conditions),
  }),
)

const comparison = type(
  'Comparison',
  'The same answer for another value of the request, such as the period before. Figures then say how they differ.',
  object({
    param: needed('The member of the request.', special('requestParam', atom('text'))),
    values: needed(
      'The value to compare with, for each value of that member. Others are not compared.',
      byId(atom('literal')),
    ),
  }),
)

export const outline: Outline = { look: 'cells', byLook: { hero: 'hero' } }

export const definition = defineBlock({
  kind: 'record',
  doc: 'The answer of one call, which paths call `row`. Without a call, it shows values of the page.',
  asks: { by: 'call', gives: 'whole', as: 'row' },
  members: {
    call: optional(
      'The endpoint. Without an endpoint, the block sees only the values of the page.',
      name('readEndpoint'),
    ),
    body: optional('The body of the request.', body),
    tabs: optional('Tabs above the block.', valueTabs),
    look: optional(
      'Cells side by side (`cells`, the default), a `card`, or a `hero` at the top of the page.',
      oneOf('cells', 'card', 'hero'),
    ),
    image: optional('The address of a picture.', seesAnswer(path('text'))),
    name: optional('The name beside the picture.', seesAnswer(path('text'))),
    cells: optional('Values side by side.', seesAnswer(byId(cell))),
    lines: optional('Values below each other.', seesAnswer(byId(line))),
    goal: optional('How far a value is from one that it should reach.', seesAnswer(goal)),
    compare: optional('What the figures are compared with.', comparison),
    chart: optional('A chart of a list in the answer.', seesAnswer(chart)),
    actions: optional('The actions below the values.', seesAnswer(byId(named('Action')))),
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

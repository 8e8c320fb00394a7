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
import { valueTabs } from '../../language/grammar/choices'
import { body, cell, conditions, format, line, message, messageKey, readReasons } from '../../language/grammar/values'

const axis = special('itemMember', atom('text'), 'points')
const chart = type(
  'ChartConfig',
  'A chart of points over time.',
  object({
    title: needed('The title of the chart.', messageKey, 'data.chart'),
    points: needed('The path to the list of points.', path('list'), 'row.days'),
    x: needed('The member of a point that has its time.', axis, 'date'),
    y: needed('The member of a point that has its value.', axis, 'sum'),
    series: optional(
      'Further values of each point: lines beside the first one, or parts of a `stacked` bar.',
      byId(
        object({
          label: needed('The name of the series.', messageKey, 'data.costs'),
          y: needed('The member of a point that has its value.', special('seriesMember', atom('text')), 'costs'),
        }),
      ),
      { costs: { label: 'data.costs', y: 'costs' } },
    ),
    first: optional('The name of the first series. The default is the title of the chart.', messageKey, 'data.income'),
    from: optional(
      'The path to the first day of the period. Points of two periods are compared by their days from it.',
      path('text'),
      'row.from',
    ),
    format: optional('The format of the values.', format),
    xFormat: optional('The format of the times on the axis.', format, 'date'),
    look: optional(
      '`small` for a few bars without axes, as in an overview. `bar`, `area` and `stacked` bars have axes and a table. The default depends on the count of points.',
      oneOf('full', 'small', 'bar', 'area', 'stacked'),
      'small',
    ),
  }),
)

const goal = type(
  'Goal',
  'How far a value is from one that it should reach. Shown only if both are numbers and the target is above 0.',
  object({
    label: needed('What is to be reached.', messageKey, 'points.goal'),
    value: needed('The path to the value.', path('textOrNumber'), 'row.points'),
    target: needed('The path to the value to reach.', path('textOrNumber'), 'data.limits.points'),
    text: needed('The message while the value is below.', message, {
      say: 'points.missing',
      with: { points: { from: 'data.limits.points', minus: 'row.points' } },
    }),
    done: needed('The message from then on.', message, 'points.reached'),
    when: optional('Shown only while this condition holds.', conditions),
  }),
)

const refresh = type(
  'Refresh',
  'How often an answer is read again, such as while an order is under way.',
  object({
    every: needed('The seconds between two reads: 5, 10, 30, 60 or 300.', oneOf(5, 10, 30, 60, 300), 30),
    while: optional('Read again only while this condition holds.', seesAnswer(conditions), { 'row.status': 'pending' }),
  }),
)

const comparison = type(
  'Comparison',
  'The same answer for another value of the request, such as the period before. The chart draws both, and says how the finished days differ from as many of the period before. On the first day, it has the period before alone.',
  object({
    param: needed('The member of the request.', special('requestParam', atom('text')), 'period'),
    values: needed(
      'The value to compare with, for each value of that member. Others are not compared.',
      special('comparedValues', byId(atom('literal'))),
      { 1: 2, 3: 4 },
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
    reasons: readReasons,
    tabs: optional('Tabs above the block.', valueTabs, {
      param: 'period',
      items: { week: { value: 1, label: 'data.week' } },
    }),
    look: optional(
      'Cells side by side (`cells`, the default), a `card`, or a `hero` at the top of the page.',
      oneOf('cells', 'card', 'hero'),
      'hero',
    ),
    image: optional('The address of a picture.', seesAnswer(path('image')), 'row.picture'),
    name: optional('The name beside the picture.', seesAnswer(path('text'))),
    cells: optional('Values side by side.', seesAnswer(byId(cell))),
    lines: optional('Values below each other.', seesAnswer(byId(line)), { id: { label: 'order.id', value: 'row.id' } }),
    goal: optional('How far a value is from one that it should reach.', seesAnswer(goal)),
    refresh: optional('Reads the answer again and again, while the page is visible.', refresh, { every: 30 }),
    compare: optional('What the chart is compared with.', comparison, { param: 'period', values: { 1: 2 } }),
    chart: optional('A chart of a list in the answer.', seesAnswer(chart)),
    actions: optional('The actions below the values.', seesAnswer(byId(named('Action'))), {
      open: { do: 'link', label: 'a.name', to: '/things' },
    }),
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

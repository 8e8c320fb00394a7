import {
  atom,
  byId,
  list,
  name,
  named,
  needed,
  object,
  oneOf,
  optional,
  path,
  seesAnswer,
  special,
  type,
} from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import { search, valueFilter, valueTabs } from '../../language/grammar/choices'
import {
  body,
  figure,
  format,
  labelledFigure,
  line,
  message,
  messageKey,
  note,
  query,
  readReasons,
  rowFile,
  rowLine,
  rowTable,
  value,
  worded,
} from '../../language/grammar/values'

export const rowLook = type(
  'RowLook',
  'The parts of a row.',
  object({
    title: needed('The first line.', path('text'), 'row.name'),
    rank: optional('The place of the row in a ranking, before its picture.', path('textOrNumber'), 'row.rank'),
    image: optional('The address of the picture before the title.', path('image'), 'row.picture'),
    imageShape: optional(
      'The shape of the picture. The default is `round`. On a card it may be `wide`, above the title.',
      special('pictureShape', oneOf('round', 'square', 'wide')),
      'square',
    ),
    badge: optional('A badge for one value of a closed set.', worded),
    figure: optional('The value at the end of the row.', figure),
    lines: optional('Values below the title.', byId(rowLine), {
      at: { label: 'order.time', value: 'row.at', format: 'time' },
    }),
  }),
)

const detail = type(
  'Detail',
  'One row in a sheet, which has an address of its own (`?row=<key>`).',
  object({
    title: needed('The title of the sheet.', message, 'order.title'),
    badge: optional('A badge for one value of a closed set.', worded),
    notes: optional('Notes about the row.', byId(note), { lag: { text: 'order.lag' } }),
    figure: optional('A large value with a label.', labelledFigure),
    lines: optional('Values below each other.', byId(line), { amount: { label: 'order.amount', value: 'row.amount' } }),
    find: optional(
      'What the list is asked with to find this row alone, after a change that moved it elsewhere, or for a link to it. A link knows only its key.',
      special('rowQuery', byId(value)),
      { keyword: { from: 'row.id' } },
    ),
    missing: optional(
      'What the sheet says where no row has the key of the address. The default is a text of the engine.',
      message,
      'order.unknown',
    ),
    blocks: optional('Blocks below the values. They see the row.', byId(named('Block')), {
      progress: { block: 'timeline', steps: { sent: { label: 'order.sent' } } },
    }),
    actions: optional('The actions of the row.', byId(named('Action')), {
      agree: { do: 'call', call: 'POST /save', label: 'order.agree' },
    }),
  }),
)

const sections = object(
  {
    by: needed('The value that all rows below one heading share.', path('textOrNumber')),
    format: optional('The format of the value.', format),
    words: optional('One message for each value of a closed set.', special('sectionWords', byId(messageKey))),
  },
  { check: 'shown' },
)

export const opens = object({
  to: needed('The page.', name('linkedRoute')),
  query: optional('The query parameters of that page.', query),
})

export const empty = object({
  text: needed('The message.', message),
  icon: optional('The icon of its drawing. The default is `inbox`.', name('icon')),
  action: optional('An action that helps.', named('Action')),
})

export const outline: Outline = { look: 'rows', columns: 'columnWidth' }

export const definition = defineBlock({
  kind: 'list',
  doc: 'Rows of an endpoint that answers in pages.',
  asks: { by: 'rows', gives: 'rows', as: 'row' },
  members: {
    columnWidth: optional(
      'Shows cards in columns of at least so many pixels, instead of rows below each other.',
      special('columnWidth', oneOf(160, 200, 240, 280, 320)),
      240,
    ),
    rows: needed('The endpoint. Its answer has `list` and `has_more`.', name('readEndpoint')),
    body: optional('The body of the request. The engine adds the page number.', body),
    reasons: readReasons,
    key: needed('A value that is different for each row.', seesAnswer(path('textOrNumber'))),
    show: needed('The parts of a row.', seesAnswer(rowLook)),
    tabs: optional('Tabs above the rows.', valueTabs, {
      param: 'kind',
      items: { all: { value: 'all', label: 'order.all' } },
    }),
    search: optional('A search box above the rows.', search, { param: 'keyword', placeholder: 'order.search' }),
    filters: optional('Filters above the rows.', byId(valueFilter), {
      role: { items: { all: { value: 'all', label: 'order.all' } }, param: 'role', label: 'order.role' },
    }),
    sections: optional('A heading where a value differs from that of the row above.', seesAnswer(sections), {
      by: 'row.created_at',
      format: 'day',
    }),
    table: optional('A table of the rows, for wide screens.', seesAnswer(rowTable), {
      title: 'order.name',
      columns: { income: { label: 'data.income', value: 'row.income' } },
    }),
    file: optional(
      'A button that saves all rows of the choices above as a file. A browser shows it, the app does not.',
      seesAnswer(rowFile),
      { name: 'order.name', columns: { at: { label: 'order.time', value: 'row.at', format: 'time' } } },
    ),
    opens: optional('The page that a press on a row opens, instead of `detail`.', seesAnswer(opens), {
      to: '/things',
      query: { id: { from: 'row.id' } },
    }),
    actions: optional('The actions of each row.', seesAnswer(byId(named('Action'))), {
      agree: { do: 'call', call: 'POST /save', label: 'order.agree' },
    }),
    bulk: optional(
      'The names of actions that can be performed for several rows at once. Each is a call that moves no money.',
      special('siblingIds', list(atom('text')), 'actions'),
      ['agree', 'reject'],
    ),
    detail: optional('The sheet that a press on a row opens.', seesAnswer(detail)),
    empty: optional('Shown if there are no rows.', empty, { text: 'order.none' }),
  },
  outline,
  offers: { label: 'Open', does: '{opens.to}' },
  codeGroup: 'list',
  example: {
    block: 'list',
    rows: 'POST /things',
    body: { group: 'x' },
    key: 'row.id',
    show: { title: 'row.name', figure: { value: 'row.at', format: 'count' } },
    detail: { title: 'a.title', lines: { at: { label: 'a.name', value: 'row.at', format: 'time' } } },
  },
})

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
  type,
} from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import {
  body,
  figure,
  format,
  labelledFigure,
  line,
  messageKey,
  note,
  query,
  search,
  valueFilter,
  valueTabs,
  worded,
  message,
} from '../../language/grammar/values'

const rowLook = type(
  'RowLook',
  'How a row looks.',
  object({
    title: needed('Its first line.', path('text')),
    image: optional('The address of the picture before it.', path('text')),
    imageShape: optional('Of the picture; `round` unless said.', oneOf('round', 'square')),
    badge: optional('A value of a closed set, as a badge.', worded),
    figure: optional('Stands at the end of the row.', figure),
    lines: optional('Values below the title.', byId(line)),
  }),
)

const detail = type(
  'Detail',
  'A row on its own, in a sheet with its own address (`?row=<key>`).',
  object({
    title: needed('Stands above the sheet.', message),
    badge: optional('A value of a closed set, as a badge.', worded),
    notes: optional('What is to be known of the row.', byId(note)),
    figure: optional('A value that stands out, with its words.', labelledFigure),
    lines: needed('Values, one below another.', byId(line)),
    actions: optional('What can be done with the row.', byId(named('Action'))),
  }),
)

const sections = object({
  by: needed('The value that the rows below a heading share.', path('textOrNumber')),
  format: optional('How it is written.', format),
  words: optional('Words of the values of a closed set.', special('sectionWords', byId(messageKey))),
})

export const outline: Outline = { look: 'rows' }

export const definition = defineBlock({
  kind: 'list',
  doc: 'Rows of an endpoint that answers page by page.',
  asks: { by: 'rows', gives: 'rows', as: 'row' },
  members: {
    rows: needed('The endpoint; it answers `list` and `has_more`.', name('readEndpoint')),
    body: optional('What it is asked with, beside the number of the page.', body),
    key: needed('What tells one row from another.', seesAnswer(path('textOrNumber'))),
    show: needed('How a row looks.', seesAnswer(rowLook)),
    tabs: optional('Tabs above the rows.', valueTabs),
    search: optional('A search above the rows: the member of the request, and the words in the empty box.', search),
    filters: optional('Choices above the rows.', byId(valueFilter)),
    sections: optional('A heading where the value changes from one row to the next.', seesAnswer(sections)),
    opens: optional(
      'A row leads to a page, where it does not open on its own.',
      seesAnswer(
        object({
          to: needed('The page.', name('linkedRoute')),
          query: optional('Members of the address there.', query),
        }),
      ),
    ),
    actions: optional('What can be done with a row.', seesAnswer(byId(named('Action')))),
    detail: optional('What a row shows when it is opened.', seesAnswer(detail)),
    empty: optional(
      'Said where there are no rows, with what to do then.',
      object({
        text: needed('What is said.', message),
        action: optional('What to do then.', named('Action')),
      }),
    ),
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

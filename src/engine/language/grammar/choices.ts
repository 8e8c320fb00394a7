// The grammar of tabs, filters and search, which narrow the rows of a list.
import {
  atom,
  byId,
  either,
  extend,
  name,
  needed,
  object,
  oneOf,
  optional,
  path,
  seesAnswer,
  special,
  type,
} from './grammar'
import { body, messageKey } from './values'

const choiceMembers = {
  value: optional(
    'The value of the member. Without it, the request lacks the member, as for the choice "All".',
    special('sent', atom('literal')),
    'open',
  ),
  label: needed('The label.', messageKey, 'order.open'),
}
const param = needed('The member of the request.', special('requestParam', atom('text')), 'role')
export const valueTabs = type(
  'ValueTabs',
  'One tab for each value of a member of the request. The address names the chosen tab.',
  object(
    {
      param,
      items: needed(
        'The tabs by id.',
        byId(object(extend(choiceMembers, { note: optional('A note beside the label.', messageKey) }))),
        { all: { value: 'all', label: 'order.all' } },
      ),
    },
    { chooses: true },
  ),
)
const many = optional(
  'Several choices at once. The member of the request is a list, which is absent until somebody chooses.',
  special('manyChosen', oneOf(true)),
)
const filterLabel = needed('The label of the filter.', messageKey, 'order.role')
const fixedFilter = type(
  'FixedFilter',
  'A filter between values that the page names. The first is chosen until somebody chooses another.',
  object(
    {
      items: needed('The choices by id.', byId(object(choiceMembers)), { all: { value: 'all', label: 'order.all' } }),
      param,
      label: filterLabel,
      many,
    },
    { chooses: true },
  ),
)
const loadedFilter = type(
  'LoadedFilter',
  'A filter between values that an endpoint answers. The request lacks the member until somebody chooses.',
  object({
    options: needed(
      'The choices from an endpoint.',
      type(
        'FilterOptions',
        'The choices of a filter from an endpoint.',
        object(
          {
            call: needed(
              'The endpoint. Its answer has a `list`; paths call an entry `row`.',
              name('readEndpoint'),
              'GET /tags',
            ),
            body: optional('The body of the request.', body),
            value: needed('The value of a choice.', seesAnswer(path('textOrNumber')), 'row.id'),
            label: needed('The label of a choice.', seesAnswer(path('text')), 'row.name'),
          },
          { asks: { by: 'call', gives: 'rows', as: 'row', isAlone: true } },
        ),
      ),
    ),
    param,
    label: filterLabel,
    any: needed('The label of the choice that filters nothing.', messageKey, 'order.tag.any'),
    many,
  }),
)
const periodFilter = type(
  'PeriodFilter',
  'A filter for a period: its first and its last day. The request lacks a member until somebody enters that day.',
  object({
    since: needed(
      'The member of the request for the first day, as `2026-01-31`.',
      special('requestParam', atom('text')),
      'created_from',
    ),
    until: needed('The member of the request for the last day.', special('requestParam', atom('text')), 'created_to'),
    label: filterLabel,
  }),
)
export const valueFilter = type(
  'ValueFilter',
  'A filter above the rows of a list. The address names what is chosen.',
  either(fixedFilter, loadedFilter, periodFilter),
)
export const search = object({
  param,
  placeholder: needed('The text in the empty box.', messageKey, 'order.search'),
})

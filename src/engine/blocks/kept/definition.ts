import { atom, name, needed, optional, path, seesAnswer, special } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import { body } from '../../language/grammar/values'
import { empty, opens, rowLook } from '../list/definition'

export const outline: Outline = { look: 'rows' }

export const definition = defineBlock({
  kind: 'kept',
  doc: 'Values that the device keeps for this person, the last one first. Each is a row with the answer of one request.',
  asks: { by: 'each', gives: 'whole', as: 'row' },
  members: {
    each: needed(
      'The endpoint that is asked once for each value. A value that it refuses has no row.',
      name('readEndpoint'),
    ),
    as: needed('The name of the values, as in `keeps` of the call that keeps them.', atom('text')),
    param: needed('The member of the request that gets the value.', special('requestParam', atom('text'))),
    body: optional('The other members of the request.', body),
    key: needed('A value that is different for each row.', seesAnswer(path('textOrNumber'))),
    show: needed('The parts of a row.', seesAnswer(rowLook)),
    opens: optional('The page that a press on a row opens.', seesAnswer(opens), {
      to: '/things',
      query: { id: { from: 'row.id' } },
    }),
    empty: optional('Shown if there are no rows.', empty, { text: 'order.none' }),
  },
  outline,
  offers: { label: 'Open', does: '{opens.to}' },
  codeGroup: 'kept',
  example: {
    block: 'kept',
    each: 'POST /thing',
    as: 'things',
    param: 'id',
    key: 'row.id',
    show: { title: 'row.name', figure: { value: 'row.at', format: 'count' } },
  },
})

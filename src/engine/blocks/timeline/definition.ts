import {
  atom,
  byId,
  name,
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
import { body, conditions, message } from '../../language/grammar/values'

const format = optional('`time` with the time of day, which it is unless said, or `date`.', oneOf('time', 'date'))

const step = type(
  'TimelineStep',
  'A step that is written out. The first one after the last that is done is the current one.',
  object({
    label: needed('What happens in it.', message),
    note: optional('Stands below it.', message),
    time: optional('When it was done.', path('textOrNumber')),
    format,
    done: optional('Holds once it is done; unless said, a step with a time is.', conditions),
    when: optional('Shown only while it holds.', conditions),
  }),
)

const member = special('itemMember', atom('text'), 'steps')
const steps = type(
  'TimelineList',
  'Steps that the answer has as a list.',
  object({
    steps: needed('A path to the list.', path('list')),
    label: needed('The member of a step that says what happens in it.', member),
    note: optional('The member that says more.', member),
    time: optional('The member that is the time when it was done.', member),
    format,
    done: optional('The member that is true once it is done; unless said, a step with a time is.', member),
  }),
)

export const outline: Outline = { look: 'lines' }

export const definition = defineBlock({
  kind: 'timeline',
  doc: 'Steps one after another: those that are done, the current one, and those to come.',
  asks: { by: 'call', gives: 'whole', as: 'row' },
  oneOf: ['steps', 'list'],
  members: {
    call: optional(
      'The endpoint whose answer steps see as `row`; without one they see what the page sees.',
      name('readEndpoint'),
    ),
    body: optional('What it is asked with.', body),
    steps: optional('The steps by id.', seesAnswer(byId(step))),
    list: optional('The steps, where the answer has them as a list.', seesAnswer(steps)),
  },
  ordered: 'steps',
  outline,
  codeGroup: 'timeline',
  example: {
    block: 'timeline',
    call: 'POST /thing',
    body: { id: 'a' },
    steps: {
      sent: { label: 'a.title', time: 'row.at' },
      owned: { label: 'a.name', done: { 'row.role': 'owner' } },
    },
  },
})

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
import { body, conditions, line, message, messageKey, readReasons } from '../../language/grammar/values'

const format = optional('`time` (the default) has the time of day; `date` does not.', oneOf('time', 'date'))

const due = type(
  'TimelineDue',
  'When a step happens by itself. Shown with the time that remains and the exact time.',
  object({
    label: needed('What happens at that time.', message, 'order.expires'),
    time: needed('The time. Without one, nothing is shown.', path('textOrNumber'), 'row.expires_at'),
  }),
)

export const step = type(
  'TimelineStep',
  'A step that the page names. The step after the last finished one is the current step.',
  object({
    label: needed('The name of the step.', message, 'order.paid'),
    pending: optional('The name of the step while it is not finished.', message, 'order.paid.pending'),
    note: optional('A note below the name.', message, 'order.paid.note'),
    time: optional('The time when the step was finished.', path('textOrNumber'), 'row.at'),
    format,
    due: optional('When the step happens by itself, while it is not finished.', due),
    done: optional('Holds if the step is finished. By default, a step with a time is finished.', conditions, {
      'row.role': 'owner',
    }),
    breaksOff: optional('The step ends it early, such as cancelled. A receipt marks it with a cross.', atom('flag')),
    when: optional('Shown only while this condition holds.', conditions),
  }),
)

const member = special('itemMember', atom('text'), 'steps')
const steps = type(
  'TimelineList',
  'Steps from a list in the answer.',
  object({
    steps: needed('The path to the list.', path('list'), 'row.thread'),
    label: needed('The member of a step that has its name.', member, 'by'),
    words: optional(
      'One message for each value of that member, if it has a closed set of values.',
      special('stepWords', byId(messageKey), 'steps'),
      { user: 'order.byUser', shop: 'order.byShop' },
    ),
    note: optional('The member that has a note.', member, 'remark'),
    time: optional('The member that has the time when the step was finished.', member, 'at'),
    format,
    lines: optional(
      'Values of a step below each other. They see the step as `step`.',
      special('stepLines', byId(line), 'steps'),
      { kind: { label: 'order.kind', value: 'step.kind' } },
    ),
    done: optional(
      'The member that is true if the step is finished. By default, a step with a time is finished.',
      member,
      'is_done',
    ),
  }),
)

export const outline: Outline = { look: 'lines' }

export const definition = defineBlock({
  kind: 'timeline',
  doc: 'Steps in order: finished ones, the current one, and the ones that follow.',
  asks: { by: 'call', gives: 'whole', as: 'row' },
  oneOf: ['steps', 'list'],
  members: {
    call: optional(
      'The endpoint. Steps see its answer as `row`. Without an endpoint, steps see only the values of the page.',
      name('readEndpoint'),
    ),
    body: optional('The body of the request.', body),
    reasons: readReasons,
    steps: optional('The steps by id.', seesAnswer(byId(step))),
    list: optional('The steps, if the answer has them as a list.', seesAnswer(steps), {
      steps: 'row.thread',
      label: 'by',
    }),
  },
  ordered: 'steps',
  outline,
  codeGroup: 'timeline',
  example: {
    block: 'timeline',
    call: 'POST /thing',
    body: { id: 'a' },
    steps: {
      sent: { label: 'a.title', pending: 'a.name', time: 'row.at' },
      owned: { label: 'a.name', done: { 'row.role': 'owner' } },
    },
  },
})

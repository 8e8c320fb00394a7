import { byId, extend, name, named, object, optional, seesAnswer, type } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import {
  body,
  labelledFigure,
  line,
  message,
  note,
  party,
  partyMembers,
  readReasons,
  worded,
} from '../../language/grammar/values'
import { step } from '../timeline/definition'

const account = type(
  'ReceiptAccount',
  'The account that a transaction pays to, or from.',
  object(
    extend(partyMembers, {
      lines: optional('Its values below each other.', byId(line), {
        holder: { label: 'order.holder', value: 'row.holder' },
      }),
      actions: optional('The actions below them, such as one that copies all.', byId(named('Action')), {
        copy: { do: 'copy', label: 'order.copy', value: 'row.iban', done: 'order.copied' },
      }),
    }),
  ),
)

export const outline: Outline = { look: 'lines' }

export const definition = defineBlock({
  kind: 'receipt',
  doc: 'One transaction: its sum, what happens now, how far it is, who takes part, the account, and all else on demand. The colour of its badge, or of its sentence, is that of the whole.',
  asks: { by: 'rows', gives: 'rows', as: 'row' },
  members: {
    rows: optional(
      'The endpoint of a list. The receipt shows the first row of its answer. Without an endpoint, it shows values of its place, such as the row of a `detail`.',
      name('readEndpoint'),
    ),
    body: optional('The body of the request. The engine adds the page number.', body),
    reasons: readReasons,
    missing: optional('The text if the answer has no row.', message, 'order.none'),
    headline: optional(
      'What was just done, as a heading with its mark. For the page that follows an action.',
      seesAnswer(message),
      'order.isSent',
    ),
    badge: optional('A badge for one value of a closed set.', seesAnswer(worded)),
    figure: optional('The sum.', seesAnswer(labelledFigure)),
    worth: optional('What the sum is worth, below it.', seesAnswer(message), {
      say: 'order.points',
      with: { num: { from: 'row.points', format: 'count' } },
    }),
    says: optional(
      'What happens now, in one sentence. The first whose condition holds counts.',
      seesAnswer(byId(note)),
      {
        sent: { text: 'order.isSent', when: { 'row.status': 'sent' } },
        other: { text: 'order.isOpen' },
      },
    ),
    notes: optional('Notes about it.', seesAnswer(byId(note)), { lag: { text: 'order.lag' } }),
    track: optional(
      'Its few steps beside each other, such as requested, paid and received. The labels are short.',
      seesAnswer(byId(step)),
      { asked: { label: 'order.asked', time: 'row.asked_at' }, paid: { label: 'order.paid', time: 'row.paid_at' } },
    ),
    parties: optional('Who pays and who is paid, in this order.', seesAnswer(byId(party)), {
      payer: { label: 'order.payer', name: 'row.shop' },
      payee: { label: 'order.payee', name: 'row.name' },
    }),
    account: optional('The account.', seesAnswer(account), { label: 'order.account', name: 'row.bank' }),
    lines: optional('Values that show on demand, below each other.', seesAnswer(byId(line)), {
      number: { label: 'order.number', value: 'row.id', copy: true },
    }),
    blocks: optional('Blocks that show on demand. They see what the receipt sees.', seesAnswer(byId(named('Block'))), {
      progress: { block: 'timeline', steps: { sent: { label: 'order.sent' } } },
    }),
    actions: optional('The actions below it.', seesAnswer(byId(named('Action'))), {
      again: { do: 'link', label: 'order.again', to: '/order' },
    }),
  },
  outline,
  codeGroup: 'receipt',
  example: {
    block: 'receipt',
    rows: 'POST /things',
    body: { group: 'x' },
    figure: { label: 'a.name', value: 'row.at', format: 'count' },
    says: { open: { text: 'a.title' } },
  },
})

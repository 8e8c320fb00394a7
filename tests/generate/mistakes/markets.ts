// Mistakes in markets: their members, their design, and their overlays of pages and schemas.
import { mistake as m, type Mistake } from './copy'

const russia = 'markets › russia'
const brand = 'markets › test-brand'
const brandForms = `${brand} › schemas › forms.json`
const onBrandForms = 'test-brand › schemas › forms.json'

export const marketMistakes: readonly Mistake[] = [
  m('a member of a market', `${russia} › langauges`, ['ru'], 'unknown-key', 'russia', 'languages'),
  m('a missing member', `${russia} › currency`, undefined, 'missing-key', 'russia'),
  m('a language', `${russia} › languages`, ['en', 'urr'], 'missing-language', 'russia › languages › 2', 'ur'),
  m('a currency', `${russia} › currency`, 'RBU', 'unknown-currency', 'russia › currency', 'RUB'),
  m('a time zone', `${russia} › timeZone`, 'Europe/Mosow', 'unknown-time-zone', 'russia › timeZone', 'Europe/Moscow'),
  m('a file', `${russia} › favicon`, '/lumi-ur.svg', 'missing-file', 'russia › favicon', '/lumi-ru.svg'),
  m(
    'an environment',
    `${russia} › hosts › prodution`,
    { web: [], api: '' },
    'unknown-key',
    'russia › hosts',
    'production',
  ),
  m(
    'a host of two markets',
    'markets › test-brand › hosts › brand-testing › web',
    ['test.lumi-ru.example'],
    'shared-host',
    'test-brand › hosts › brand-testing › web',
  ),
  m('a token', `${russia} › tokens › light › primry`, '#1d4ed8', 'unknown-token', 'russia › tokens › light', 'primary'),
  m('a colour', `${russia} › tokens › light › primary`, 'blue', 'not-a-colour', 'russia › tokens › light › primary'),
  m(
    'a token that ends its rule',
    `${russia} › tokens › light › radius-m`,
    '8px; color: red',
    'unsafe-token',
    'russia › tokens › light › radius-m',
  ),
  m(
    'a colour that cannot be read',
    `${russia} › tokens › light › muted`,
    '#dddddd',
    'low-contrast',
    'russia › tokens › light › muted',
  ),
  m(
    'a control that a finger misses',
    `${russia} › tokens › light › control`,
    '30px',
    'token-out-of-range',
    'russia › tokens › light › control',
  ),
  m(
    'a loss that looks like the main action',
    `${russia} › tokens › dark › danger`,
    '#8ab6ff',
    'similar-colours',
    'russia › tokens › dark › primary',
  ),
  m('markup in a name', `${russia} › product`, '<b>Lumi</b>', 'markup', 'russia › product'),
  m(
    'a block to change',
    `${russia} › pages › /recharge`,
    { blocks: { recharg: { incomplete: 'common.incomplete' } } },
    'unknown-key',
    'russia › pages › /recharge',
    'recharge',
  ),
  m(
    'a change that changes nothing',
    `${brand} › pages › /login`,
    { title: 'login.title' },
    'changes-nothing',
    'test-brand › pages › /login › title',
  ),
  m(
    'who may see a page',
    `${russia} › pages › /pay/result`,
    { access: 'guarded' },
    'differs-by-market',
    'russia › pages › /pay/result › access',
  ),
  m(
    'a reference of a change',
    `${brandForms} › refusal`,
    { $ref: 'withdrawal.json#/$defs/Refusl' },
    'unknown-definition',
    `${onBrandForms} › refusal › $ref`,
    'withdrawal.json#/$defs/Refusal',
  ),
  m(
    'a change that makes a circle',
    'markets › international › schemas',
    { 'forms.json': { proof: { $ref: 'forms.json#/$defs/proof' } } },
    'cycle',
    'international › schemas › forms.json › proof',
  ),
]

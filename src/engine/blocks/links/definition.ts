import { byId, named, needed, oneOf, optional } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'

export const outline: Outline = { look: 'rows', byLook: { grid: 'cells' }, count: 'links' }

export const definition = defineBlock({
  kind: 'links',
  doc: 'Ways on: links and other actions.',
  members: {
    look: optional('Rows, a grid of tiles, or buttons; `list` unless said.', oneOf('list', 'grid', 'buttons')),
    links: needed('The ways by id.', byId(named('Action'))),
  },
  ordered: 'links',
  emptyWithout: 'links',
  outline,
  codeGroup: 'view',
  example: { block: 'links', links: { on: { do: 'link', label: 'a.name', to: '/things', icon: 'wallet' } } },
})

import { byId, named, needed, oneOf, optional } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'

export const outline: Outline = { look: 'rows', byLook: { grid: 'cells' }, count: 'links' }

export const definition = defineBlock({
  kind: 'links',
  doc: 'Links to other pages, and other actions.',
  members: {
    look: optional(
      'Rows (`list`, the default), a grid of tiles, or buttons.',
      oneOf('list', 'grid', 'buttons'),
      'grid',
    ),
    links: needed('The links and actions by id.', byId(named('Action'))),
  },
  ordered: 'links',
  emptyWithout: 'links',
  outline,
  codeGroup: 'view',
  example: { block: 'links', links: { on: { do: 'link', label: 'a.name', to: '/things', icon: 'wallet' } } },
})

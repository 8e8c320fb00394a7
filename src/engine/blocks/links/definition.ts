import { byId, named, needed, oneOf, optional } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'

export const outline: Outline = { look: 'rows', byLook: { grid: 'cells', tasks: 'nothing' }, count: 'links' }

export const definition = defineBlock({
  kind: 'links',
  doc: 'Links to other pages, and other actions.',
  members: {
    look: optional(
      'Rows (`list`, the default), a grid of tiles, buttons, or `tasks`: rows of what waits for the person, which appear together once their conditions are known.',
      oneOf('list', 'grid', 'buttons', 'tasks'),
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

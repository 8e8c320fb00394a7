import { atom, byId, named, needed, object, optional, special } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import { conditions, messageKey } from '../../language/grammar/values'

export const outline: Outline = { look: 'page' }

export const definition = defineBlock({
  kind: 'tabs',
  doc: 'Tabs. Each has its own blocks.',
  members: {
    param: needed('The query parameter that names the open tab.', special('openParam', atom('text'))),
    tabs: needed(
      'The tabs by id.',
      byId(
        object({
          label: needed('The label of the tab.', messageKey),
          when: optional('Shown only while this condition holds.', conditions),
          blocks: needed('The blocks of the tab.', byId(named('Block'))),
        }),
      ),
    ),
  },
  ordered: 'tabs',
  emptyWithout: 'tabs',
  outline,
  codeGroup: 'view',
  example: {
    block: 'tabs',
    param: 'part',
    tabs: {
      one: { label: 'a.name', blocks: { read: { block: 'text', items: { first: { text: 'a.title' } } } } },
      other: { label: 'a.title', blocks: {} },
    },
  },
})

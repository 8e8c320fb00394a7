import { name, needed } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'

export const outline: Outline = { look: 'page' }

export const definition = defineBlock({
  kind: 'widget',
  doc: 'A component that the product writes in code.',
  members: { widget: needed('The name of the component.', name('widget')) },
  outline,
  codeGroup: 'view',
  offers: { label: '{widget}', does: 'a widget; its code decides' },
  example: {
    block: 'widget',
    title: 'a.title',
    widget: 'clock',
  },
})

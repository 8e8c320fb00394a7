import { name, needed } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'

export const outline: Outline = { look: 'page' }

export const definition = defineBlock({
  kind: 'widget',
  doc: 'A screen that the product draws by itself.',
  members: { widget: needed('Which one.', name('widget')) },
  outline,
  codeGroup: 'view',
  offers: { label: '{widget}', does: 'a widget, which decides by itself' },
  example: {
    block: 'widget',
    title: 'a.title',
    widget: 'clock',
  },
})

import { byId, name, named, needed, optional, path, seesAnswer } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import { body } from '../../language/grammar/values'

export const outline: Outline = { look: 'banner' }

export const definition = defineBlock({
  kind: 'carousel',
  doc: 'Pictures side by side, to be pushed along; a press on one does the first of its actions that may be shown.',
  asks: { by: 'rows', gives: 'rows', as: 'row' },
  members: {
    rows: needed('The endpoint of the pictures; it answers `list`.', name('readEndpoint')),
    body: optional('What it is asked with.', body),
    key: needed('What tells one picture from another.', seesAnswer(path('textOrNumber'))),
    image: needed('The address of the picture.', seesAnswer(path('text'))),
    name: needed('What the picture says, for those who do not see it.', seesAnswer(path('text'))),
    actions: optional('What a press does: the first that may be shown.', seesAnswer(byId(named('Action')))),
  },
  ordered: 'actions',
  outline,
  codeGroup: 'view',
  example: {
    block: 'carousel',
    rows: 'POST /things',
    body: { group: 'x' },
    key: 'row.id',
    image: 'row.name',
    name: 'row.name',
  },
})

import { byId, name, named, needed, optional, path, seesAnswer } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import { body, readReasons } from '../../language/grammar/values'

export const outline: Outline = { look: 'banner' }

export const definition = defineBlock({
  kind: 'carousel',
  doc: 'Pictures side by side that people can swipe. A press on a picture runs its first visible action.',
  asks: { by: 'rows', gives: 'rows', as: 'row' },
  members: {
    rows: needed('The endpoint of the pictures. Its answer has a `list`.', name('readEndpoint')),
    body: optional('The body of the request.', body),
    reasons: readReasons,
    key: needed('A value that is different for each picture.', seesAnswer(path('textOrNumber'))),
    image: needed('The address of the picture.', seesAnswer(path('image'))),
    name: needed('The text alternative of the picture, for screen readers.', seesAnswer(path('text'))),
    actions: optional('A press runs the first visible action.', seesAnswer(byId(named('Action'))), {
      open: { do: 'link', label: 'a.name', to: '/things' },
    }),
  },
  ordered: 'actions',
  outline,
  codeGroup: 'carousel',
  example: {
    block: 'carousel',
    rows: 'POST /things',
    body: { group: 'x' },
    key: 'row.id',
    image: 'row.name',
    name: 'row.name',
  },
})

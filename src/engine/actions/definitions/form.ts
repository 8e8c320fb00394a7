import { atom, list, name, named, needed, optional, sees, special } from '../../language/grammar/grammar'
import { fields } from '../../language/grammar/field'
import { defineAction } from '../../language/grammar/kinds'
import { message } from '../../language/grammar/values'

export const form = defineAction({
  kind: 'form',
  doc: 'Opens a form in a sheet.',
  members: {
    title: optional('Stands above the sheet.', message),
    form: needed('Its schema, in `schemas/forms.json`.', name('form')),
    fields: needed('One field for each member of the schema, under its name.', sees('form', fields)),
    order: optional('Members in the order of the screen.', special('siblingIds', list(atom('text')), 'fields')),
    incomplete: optional('Said when a submit finds something wrong, beside the words of each field.', message),
    submit: needed('The call that takes what was filled in.', sees('form', named('CallAction'))),
  },
  does: '{submit.call}',
  example: {
    do: 'form',
    label: 'a.name',
    form: 'thing',
    fields: { name: { label: 'a.name' }, kind: { label: 'a.name' } },
    submit: { do: 'call', call: 'POST /save', label: 'a.name', body: { id: { from: 'user.id' } } },
  },
})

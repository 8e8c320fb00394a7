import { atom, list, name, named, extend, needed, optional, sees, special } from '../../language/grammar/grammar'
import { fields, formMembers } from '../../language/grammar/field'
import { defineAction } from '../../language/grammar/kinds'
import { message } from '../../language/grammar/values'

export const form = defineAction({
  kind: 'form',
  doc: 'Opens a form in a sheet.',
  members: extend(
    extend(
      {
        title: optional('The title of the sheet.', message, 'order.proof'),
        form: needed('The name of its schema in `schemas/forms.json`.', name('form')),
        fields: needed('One field for each member of the schema, by the name of the member.', sees('form', fields)),
        order: optional('All fields in the order of the screen.', special('siblingIds', list(atom('text')), 'fields'), [
          'name',
          'reason',
        ]),
      },
      formMembers,
    ),
    {
      incomplete: optional(
        'The message above the form if a submit finds invalid fields. Each field also has its own message.',
        message,
        'form.incomplete',
      ),
      submit: needed('The call that sends the values.', sees('form', named('CallAction'))),
    },
  ),
  does: '{submit.call}',
  example: {
    do: 'form',
    label: 'a.name',
    form: 'thing',
    fields: { name: { label: 'a.name' }, kind: { label: 'a.name' } },
    submit: { do: 'call', call: 'POST /save', label: 'a.name', body: { id: { from: 'user.id' } } },
  },
})

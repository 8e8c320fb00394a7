import { byId, name, named, extend, needed, optional, sees } from '../../language/grammar/grammar'
import { fields, formMembers } from '../../language/grammar/field'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import { message } from '../../language/grammar/values'

export const outline: Outline = { look: 'form' }

export const definition = defineBlock({
  kind: 'form',
  doc: 'A form that is sent to an endpoint, or that opens a page.',
  members: extend(
    extend(
      {
        form: needed('The name of its schema in `schemas/forms.json`.', name('form')),
        fields: needed('One field for each member of the schema, by the name of the member.', sees('form', fields)),
      },
      formMembers,
    ),
    {
      incomplete: optional(
        'The message beside the submit button if fields are invalid. Each such field also shows its own.',
        message,
        'form.incomplete',
      ),
      submit: needed(
        'The call that sends the values, or a link that opens a page with them.',
        sees('form', named('FormSubmit')),
      ),
      actions: optional('Other actions below the form.', byId(named('Action')), {
        later: { do: 'link', label: 'a.name', to: '/things' },
      }),
    },
  ),
  ordered: 'fields',
  outline,
  codeGroup: 'form',
  example: {
    block: 'form',
    form: 'thing',
    fields: { name: { label: 'a.name' }, kind: { label: 'a.name', words: { owner: 'a.name', guest: 'a.name' } } },
    order: ['kind', 'name'],
    submit: { do: 'call', call: 'POST /save', label: 'a.title', body: { id: { from: 'user.id' } } },
  },
})

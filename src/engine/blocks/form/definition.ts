import { byId, name, named, needed, optional, sees } from '../../language/grammar/grammar'
import { fields } from '../../language/grammar/field'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import { message } from '../../language/grammar/values'

export const outline: Outline = { look: 'form' }

export const definition = defineBlock({
  kind: 'form',
  doc: 'A form that is sent to an endpoint.',
  members: {
    form: needed('Its schema, in `schemas/forms.json`.', name('form')),
    fields: needed('One field for each member of the schema, under its name.', sees('form', fields)),
    incomplete: optional('Said when a submit finds something wrong, beside the words of each field.', message),
    submit: needed('The call that takes what was filled in.', sees('form', named('CallAction'))),
    actions: optional('What else can be done below the form.', byId(named('Action'))),
  },
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

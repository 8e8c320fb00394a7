// The recursive types of the language. Rules refer to them by name.
import { actionDefinitions, stepDefinitions } from '../actions/definitions'
import { blockDefinitions } from '../blocks/definitions'
import { field } from './grammar/field'
import { type, type NamedType, type Rule } from './grammar/grammar'

export const namedRules: { readonly [Name in NamedType]: Rule } = {
  Action: type('Action', 'An action that runs on a press. `do` names its kind.', {
    is: 'kinds',
    noun: 'action',
    member: 'do',
    of: actionDefinitions,
  }),
  Block: type('Block', 'One part of a page. `block` names its kind.', {
    is: 'kinds',
    noun: 'block',
    member: 'block',
    of: blockDefinitions,
  }),
  CallAction: actionDefinitions.call.rule,
  Field: field,
  FormSubmit: type('FormSubmit', 'What a form does with its values: it calls an endpoint, or opens a page with them.', {
    is: 'kinds',
    noun: 'action',
    member: 'do',
    of: { call: actionDefinitions.call, link: actionDefinitions.link },
  }),
  LinkAction: actionDefinitions.link.rule,
  Step: type(
    'Step',
    'One action of a sequence. A link, another site and the end of the session can only be the last.',
    {
      is: 'kinds',
      noun: 'action',
      member: 'do',
      of: stepDefinitions,
    },
  ),
}

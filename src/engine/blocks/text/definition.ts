import { byId, needed, object, oneOf, optional } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import { conditions, tone, message } from '../../language/grammar/values'

/** A notice is rarely shown, so it has no skeleton. */
export const outline: Outline = { look: 'banner', byLook: { notice: 'nothing' } }

export const definition = defineBlock({
  kind: 'text',
  doc: 'Fixed texts: paragraphs, a notice, or questions with answers.',
  members: {
    look: optional(
      'Paragraphs (`plain`, the default), a notice, questions whose answers open, the `outcome` of an action, or `rich` texts in Markdown.',
      oneOf('plain', 'notice', 'questions', 'outcome', 'rich'),
    ),
    tone: optional('The meaning, which decides the colour.', tone),
    items: needed(
      'Paragraphs, or questions with their answers.',
      byId(
        object({
          title: optional('The heading of the paragraph, or the question.', message),
          text: needed('The paragraph, or the answer.', message),
          when: optional('Shown only while this condition holds.', conditions),
        }),
      ),
    ),
  },
  ordered: 'items',
  emptyWithout: 'items',
  outline,
  codeGroup: 'view',
  example: { block: 'text', look: 'questions', items: { why: { title: 'a.title', text: 'a.name' } } },
})

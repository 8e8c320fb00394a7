import { byId, needed, object, oneOf, optional } from '../../language/grammar/grammar'
import { defineBlock, type Outline } from '../../language/grammar/kinds'
import { conditions, tone, message } from '../../language/grammar/values'

/** A notice is rarely shown, so it has no skeleton. */
export const outline: Outline = { look: 'banner', byLook: { notice: 'nothing' } }

export const definition = defineBlock({
  kind: 'text',
  doc: 'Words to read.',
  members: {
    look: optional(
      'Paragraphs, a notice, or questions that open; `plain` unless said.',
      oneOf('plain', 'notice', 'questions'),
    ),
    tone: optional('How it is meant.', tone),
    items: needed(
      'Paragraphs, or questions with their answers.',
      byId(
        object({
          title: optional('Stands above the paragraph, or is the question.', message),
          text: needed('The paragraph, or the answer.', message),
          when: optional('Shown only while it holds.', conditions),
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

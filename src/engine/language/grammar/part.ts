// The grammar of parts: blocks that are written once, and used on several pages with other values.
import { atom, byId, choice, needed, object, oneOf, optional, type } from './grammar'

/** The kinds of values that a parameter takes. */
const parameterKind = type(
  'ParameterKind',
  'The kind of value that a parameter takes. The check of each page then compares the value with its place in the part.',
  choice({
    message: { doc: 'A message, or one with the values of its placeholders.' },
    route: { doc: 'A page, such as `/team`.' },
    endpoint: { doc: 'A call of `schemas/api.json`, such as `GET /articles`.' },
    path: { doc: 'A path to a value, such as `row.name`.' },
    text: { doc: 'Any other text, such as a form, an icon, or a member of a request.' },
    number: { doc: 'A number.' },
    flag: { doc: 'True or false.' },
    object: { doc: 'An object, such as a `body`, a condition, an action, or filters.' },
    list: { doc: 'A list, such as an `order`.' },
  }),
)
export type ParameterKind = keyof typeof parameterKind.rule.of

const parameter = type(
  'Parameter',
  'A value that each page gives to a part. `{ "parameter": "<name>" }` stands for it in the blocks of the part.',
  object({
    is: needed('The kind of value.', parameterKind, 'message'),
    default: optional('The value for pages that give none.', atom('anything'), 'team.none'),
    optional: optional(
      'A page may give no value. The members of the part that stand for it are then left out.',
      oneOf(true),
    ),
  }),
)

/** A block, or several, that pages use by name: an entry of `parts` in pages.config.ts. */
export const part = type(
  'Part',
  'A block that pages use by name, or several: an entry of `parts` in pages.config.ts. It is a constant, or a file of JSON.',
  object({
    parameters: optional('The values that pages give, by name.', byId(parameter), { none: { is: 'message' } }),
    block: optional('The block. Its id is the one that the page gives.', atom('anything'), {
      block: 'links',
      links: { help: { do: 'link', label: { parameter: 'label' }, to: '/help' } },
    }),
    blocks: optional('Several blocks, in place of `block`. They keep their ids.', byId(atom('anything')), {
      help: { block: 'text', items: { first: { text: { parameter: 'text' } } } },
    }),
    $schema: optional(
      'The schema for the editor, in a part of JSON: `../.pagewright/editor/part.json`.',
      atom('text'),
      '../.pagewright/editor/part.json',
    ),
  }),
)

/** Stands among the blocks of a page. The generator replaces it. */
export const usedPart = type(
  'UsedPart',
  'Stands for a part wherever blocks stand. The generator replaces it by the blocks of the part, so a market changes these as if the page had them. A market may also change `with`.',
  object({
    use: needed('The part.', atom('text'), 'articles'),
    with: optional('The values of its parameters, by name.', byId(atom('anything')), { none: 'team.none' }),
  }),
)

// The grammar of parts: what several pages share, written once and used by name.
import { atom, byId, choice, either, list, needed, object, oneOf, optional, type } from './grammar'

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

/** What pages use by name: an entry of `parts` in pages.config.ts. */
export const part = type(
  'Part',
  'An object, a list, a block or several entries that pages use by name: an entry of `parts` in pages.config.ts. It is a constant, or a file of JSON.',
  object({
    parameters: optional('The values that pages give, by name.', byId(parameter), { none: { is: 'message' } }),
    value: optional('An object or a list.', atom('anything'), { '404': 'article.gone' }),
    block: optional('The block. Its id is the one that the page gives.', atom('anything'), {
      block: 'links',
      links: { help: { do: 'link', label: { parameter: 'label' }, to: '/help' } },
    }),
    entries: optional(
      'Several entries, such as blocks or lines. They stand in place of the one that uses the part, and keep their ids.',
      byId(atom('anything')),
      { help: { block: 'text', items: { first: { text: { parameter: 'text' } } } } },
    ),
    $schema: optional(
      'The schema for the editor, in a part of JSON: `../.pagewright/editor/part.json`.',
      atom('text'),
      '../.pagewright/editor/part.json',
    ),
  }),
)

/** Stands for parts. The generator replaces it. */
export const usedPart = type(
  'UsedPart',
  'Stands for parts wherever an object or a list of a page stands. The generator replaces it, so a market changes what the part gives as if the page had it. Members beside `use` change the part for this place, as an overlay does: objects are merged, and `null` removes a member. The members of the part stand where `use` stands. In a list, a part that is a list gives its items.',
  object({
    use: needed(
      'The part, or several. Later ones win over earlier ones; lists are joined.',
      either(atom('text'), list(atom('text'))),
      'articles',
    ),
    with: optional('The values of its parameters, by name.', byId(atom('anything')), { none: 'team.none' }),
    entries: optional(
      'Changes of the entries of a part that has some, by id; `null` removes one. Other members beside `use` change a part that has none.',
      byId(atom('anything')),
      { tags: null },
    ),
  }),
)

// The tasks of an operator, which docs/cookbook.md tells. `tests/e2e/studioTasks` has the lines that each of them writes.

/** The area that contains a control: the list of parts, the panel at the right, or the whole studio. */
export type StepPlace = 'parts' | 'panel' | 'studio'

/** The part of the screen in a picture: all of the studio, the page with the panel beside it, or the panel alone. */
export type PictureFrame = 'all' | 'page' | 'panel'

/** One thing that a person does, or looks at. Names are those of the screen. */
export type RecipeStep =
  /** Presses a button. It is in the panel if no place is named. */
  | { readonly press: string; readonly in?: StepPlace }
  /** Opens what is folded below a heading that begins with these words. */
  | { readonly unfold: string }
  /** Chooses a radio button, or ticks checkboxes. */
  | { readonly tick: readonly string[] }
  /** Takes the tick out of a checkbox. */
  | { readonly untick: string }
  /** Writes texts into fields, by the label of each. If several fields have one label, it is the last. */
  | { readonly write: { readonly [label: string]: string } }
  /** Chooses an option by the label of its field. */
  | { readonly choose: { readonly [label: string]: string } }
  /** Undoes one of the changes in the review, counted from 1. `left` is how many changes there are afterwards. */
  | { readonly undo: number; readonly left: number }
  /** Ends the first texts of the list with `*`, as many as are given. */
  | { readonly translate: number }
  /** Does the same for each name. */
  | { readonly each: readonly string[]; readonly steps: (name: string) => readonly RecipeStep[] }
  /** A text that must then be seen: on the page, in the studio, or in a row of the panel. */
  | { readonly see: string; readonly on: 'page' | 'studio' | { readonly row: string } }
  /** Photographs the studio into `docs/pictures/studio/<picture>.png`. */
  | { readonly picture: string; readonly of: PictureFrame }

/** The button of each change in the review. */
export const undoLabel = 'Undo this'

export interface Recipe {
  /** The title in the document and the test. */
  readonly name: string
  /** The file of `tests/e2e/studioTasks` with the expected lines, without `.diff`. */
  readonly file: string
  /** Says in a sentence why somebody does this. */
  readonly want: string
  /** The choices at the beginning, as the address of the studio has them. */
  readonly shown: { readonly path: string; readonly [part: string]: string }
  readonly steps: readonly RecipeStep[]
}

export const recipes: readonly Recipe[] = [
  {
    name: 'a required field for one market with its own message',
    file: 'fieldOfMarket',
    want: 'In Russia, people who create an agency also give their tax number.',
    shown: { path: '/guild/create', market: 'russia', role: 'host' },
    steps: [
      { press: 'Create Form', in: 'parts' },
      { tick: ['in russia only'] },
      { picture: 'field-1', of: 'page' },
      { press: 'Add a field' },
      { write: { 'Label in English': 'Tax number' } },
      { tick: ['Required'] },
      { write: { 'Message if it is empty': 'Enter your tax number' } },
      { unfold: 'Names that are made from the label' },
      { write: { 'Name in the data': 'tax_id' } },
      { picture: 'field-2', of: 'page' },
      { press: 'Add' },
      { see: 'Tax number', on: 'page' },
      { picture: 'field-3', of: 'page' },
    ],
  },
  {
    name: 'an optional field with a pattern and its message',
    file: 'patternField',
    want: 'People who create an agency can also give the name under which Telegram knows them.',
    shown: { path: '/guild/create', role: 'host' },
    steps: [
      { press: 'Create Form', in: 'parts' },
      { press: 'Add a field' },
      {
        write: {
          'Label in English': 'Telegram',
          'Most characters': '33',
          Pattern: '^@[a-z0-9_]{5,32}$',
          'An example that fits': '@lumi_host',
          'An example that does not fit': 'lumi host',
        },
      },
      { see: 'It does not fit.', on: 'studio' },
      { write: { 'Message if it does not fit': 'Begin with @' } },
      { press: 'Add' },
      { see: 'Telegram', on: 'page' },
    ],
  },
  {
    name: 'a label in two languages',
    file: 'twoLanguages',
    want: 'The form calls the real name by a shorter word, in English and in Russian.',
    shown: { path: '/guild/create', role: 'host', language: 'ru' },
    steps: [
      { press: 'Real name Field', in: 'parts' },
      { press: 'Texts', in: 'studio' },
      { choose: { 'Texts of': 'Real name', Language: 'All 10 languages' } },
      { write: { English: 'Full name', Русский: 'Полное имя' } },
      { see: 'Полное имя', on: 'page' },
    ],
  },
  {
    name: 'a column and a filter',
    file: 'columnAndFilter',
    want: 'The table of members also shows the agency, and people choose its order.',
    shown: { path: '/guild/member' },
    steps: [
      { press: 'Member Table', in: 'parts' },
      { press: 'Add a column' },
      { write: { 'Name in English': 'Agency', Value: 'row.gid' } },
      { press: 'Add' },
      { press: 'Members List', in: 'parts' },
      { press: 'Add a filter' },
      { untick: '“All” is the first choice' },
      { write: { 'Name in English': 'Order', 'What the server filters by': 'sort' } },
      { press: 'Add' },
      { press: 'Add a choice' },
      { write: { 'Name in English': 'Newest', Value: '-joined_at' } },
      { press: 'Add' },
      { press: 'Order Filter', in: 'parts' },
      { press: 'Add a choice' },
      { write: { 'Name in English': 'By name', Value: 'nickname' } },
      { press: 'Add' },
      { picture: 'filter', of: 'page' },
    ],
  },
  {
    name: 'a page from an endpoint',
    file: 'page',
    want: 'A new page lists the agencies of an endpoint, and the page of the agency links to it.',
    shown: { path: '/guild', market: 'international' },
    steps: [
      { press: 'New page', in: 'studio' },
      {
        write: {
          'Rows come from': 'Agencies that a BD brought in',
          'Title in English': 'Bound teams',
          Address: '/guild/bound',
        },
      },
      { tick: ['Member count'] },
      { picture: 'page', of: 'all' },
      { press: 'Add page' },
      { see: '/guild/bound is new.', on: 'studio' },
    ],
  },
  {
    name: 'a text for one market in one language',
    file: 'textOfMarket',
    want: 'Members have another title in Russian, in Russia alone.',
    shown: { path: '/guild/member', market: 'russia', language: 'ru' },
    steps: [
      { press: 'The page itself', in: 'parts' },
      { tick: ['in russia only'] },
      { write: { 'Title in Russian': 'Наши люди' } },
      { see: 'Наши люди', on: 'page' },
      { picture: 'text', of: 'page' },
    ],
  },
  {
    name: 'a page is hidden in a market',
    file: 'hiddenPage',
    want: 'One market does not offer a page.',
    shown: { path: '/guild/personal-center', market: 'test-brand' },
    steps: [
      { press: 'The page itself', in: 'parts' },
      { press: 'Hide this page in test-brand' },
      { see: 'test-brand does not show /guild/personal-center.', on: 'studio' },
      { picture: 'hidden', of: 'page' },
    ],
  },
  {
    name: 'a new market with its colours',
    file: 'market',
    want: 'A brand of its own: name, hosts, currency, time zone, and one colour from which the others follow.',
    shown: { path: '/guild/member', market: 'test-brand' },
    steps: [
      { press: 'New market', in: 'studio' },
      {
        write: {
          'Name that people see': 'North',
          'Host of its pages': 'm.north.example',
          'Address of its server': 'https://api.north.example',
          Currency: 'EUR',
          'Time zone': 'Europe/Berlin',
          'Colour of the brand': '#8a5cd6',
        },
      },
      { picture: 'market', of: 'panel' },
      { press: 'Add market' },
    ],
  },
  {
    name: 'a form in another order',
    file: 'order',
    want: 'The form asks for the contact phone before it asks for the real name.',
    shown: { path: '/guild/create', role: 'host' },
    steps: [
      { see: 'Contact phone', on: 'page' },
      { press: 'Contact phone Field', in: 'parts' },
      { press: 'Move up' },
      { picture: 'order', of: 'all' },
    ],
  },
  {
    name: 'an action for owners only, on two days',
    file: 'action',
    want: 'Only owners invite, and only on the 2nd and the 17th.',
    shown: { path: '/guild/invite' },
    steps: [
      { press: 'Invite Action', in: 'parts' },
      { picture: 'action-1', of: 'page' },
      { press: 'Add a condition' },
      { write: { 'Compared with': '2, 17' } },
      { press: 'Add a condition' },
      { write: { Value: 'user.guild_role' } },
      { choose: { Test: 'is' } },
      { write: { 'Compared with': 'owner' } },
      { picture: 'action-2', of: 'page' },
      { see: '2 or 17', on: { row: 'Owner' } },
      { see: 'never', on: { row: 'Guild admin' } },
      { picture: 'action-3', of: 'page' },
    ],
  },
  {
    name: 'a wizard of two steps',
    file: 'wizard',
    want: 'The form asks about the agency first, and about the person in a second step.',
    shown: { path: '/guild/create', role: 'host' },
    steps: [
      { press: 'Create Form', in: 'parts' },
      // A form has either sections or steps.
      { press: 'Remove sections' },
      { unfold: 'More that this part can have' },
      { press: 'Add a step' },
      { write: { 'Name in English': 'Your agency' } },
      { tick: ['Cover', 'Agency name', 'Country / region'] },
      { picture: 'wizard-1', of: 'page' },
      { press: 'Add' },
      { press: 'Create Form', in: 'parts' },
      { press: 'Add a step' },
      { write: { 'Name in English': 'About you' } },
      { tick: ['Real name', 'Contact phone', 'Contact address', 'ID of Admin or BD'] },
      { picture: 'wizard-2', of: 'page' },
      { press: 'Add' },
      { see: 'Your agency', on: 'page' },
      { picture: 'wizard-3', of: 'page' },
    ],
  },
  {
    name: 'a translation of fifty texts',
    file: 'translation',
    want: 'Somebody goes through the Turkish texts of all pages about agencies.',
    shown: { path: '/guild/member' },
    steps: [
      { press: 'Texts', in: 'studio' },
      { choose: { Language: 'Türkçe' } },
      { write: { 'Find a text in the product': 'guild.' } },
      { translate: 50 },
      { picture: 'texts', of: 'panel' },
    ],
  },
  {
    name: 'the third of ten changes is undone',
    file: 'tenChanges',
    want: 'One of several changes was a mistake, and the others stay.',
    shown: { path: '/guild/create', role: 'host' },
    steps: [
      {
        each: [
          'Cover',
          'Agency name',
          'Country / region',
          'Real name',
          'Contact phone',
          'Contact address',
          'ID of Admin or BD',
        ],
        steps: (name) => [{ press: `${name} Field`, in: 'parts' }, { write: { 'Label in English': `${name}!` } }],
      },
      { press: 'The page itself', in: 'parts' },
      { write: { 'Title in English': 'Found an agency' } },
      { press: 'Send application Action', in: 'parts' },
      { write: { 'Done in English': 'Sent', 'Failed in English': 'Not sent' } },
      { press: 'Review 10 changes', in: 'studio' },
      { undo: 3, left: 9 },
      { see: 'became “Agency name!” in English', on: 'studio' },
      { picture: 'undo', of: 'panel' },
    ],
  },
  {
    name: 'a member of an answer is renamed everywhere',
    file: 'rename',
    want: 'The server calls a member of its answer by another name.',
    shown: { path: '/guild/member' },
    steps: [
      { press: 'What a row shows', in: 'parts' },
      { press: 'Rename nickname everywhere' },
      { write: { 'New name of nickname': 'shown_name' } },
      { picture: 'rename', of: 'panel' },
      { press: 'Rename' },
    ],
  },
]

/** Returns the query of the studio's address that shows the beginning of a recipe. */
export function searchOf({ shown }: Recipe): string {
  return `?${new URLSearchParams(shown).toString()}`
}

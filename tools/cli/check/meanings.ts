// What each problem says and what to do about it. docs/check.md is written from this.

interface Meaning {
  readonly says: string
  readonly fix: string
}

/** By the name of the problem. Names are permanent. */
export const meanings = {
  'unknown-block': { says: 'There is no such kind of block.', fix: 'Use one of those it lists.' },
  'unknown-action': { says: 'There is no such kind of action.', fix: 'Use one of those it lists.' },
  'unknown-endpoint': { says: 'No such endpoint.', fix: 'Correct it, or add it: `npm run new -- endpoint`.' },
  'unknown-form': { says: '`schemas/forms.json` has no such form.', fix: 'Correct it, or define it there.' },
  'unknown-field': {
    says: 'A field or a `required` name that the schema does not have.',
    fix: 'Correct it, or add it to the schema: `npm run new -- field`.',
  },
  'unknown-message': {
    says: 'A message that `locales/en.json` does not have.',
    fix: 'Correct it, or add it to every language.',
  },
  'unknown-route': {
    says: 'There is no such page, or the address begins otherwise.',
    fix: 'Correct it, or add the page: `npm run new -- page`.',
  },
  'unknown-widget': { says: 'There is no such kind of field or widget.', fix: 'Use one of those it lists.' },
  'unknown-icon': { says: 'lucide has no such icon.', fix: 'Use the one it means, or look at lucide.dev.' },
  'unknown-native-call': { says: '`schemas/native.json` has no such function.', fix: 'Use one of those it lists.' },
  'unknown-path': {
    says: 'A path leads to nothing that is there at this place.',
    fix: 'Use a member it lists; what a path can begin with is in docs/language.md.',
  },
  'unknown-test': { says: 'A condition has no such test.', fix: 'Use one of those it lists.' },
  'unknown-key': {
    says: 'A member, a query or a key that nobody reads here.',
    fix: 'Correct its name, or take it out.',
  },
  'unknown-value': { says: 'A value that can never be here.', fix: 'Use one of those it lists.' },
  'unknown-definition': {
    says: 'A `$ref` to a definition that is not there.',
    fix: 'Correct it, or add the definition.',
  },
  'unknown-time-zone': { says: 'No such time zone.', fix: 'Write it as in the IANA list, `Asia/Riyadh`.' },
  'unknown-currency': { says: 'No such currency.', fix: 'Write its three letters, `USD`.' },
  'unknown-token': { says: 'The look has no such token.', fix: 'Use one of those it lists.' },
  'missing-key': { says: 'Something that must be there is not.', fix: 'Add what it names.' },
  'missing-language': {
    says: 'A market speaks a language without a bundle.',
    fix: 'Add it: `npm run new -- language`.',
  },
  'missing-file': {
    says: 'A market shows a file that `public/` does not have.',
    fix: 'Add the file, or correct its name.',
  },
  'missing-login': {
    says: 'An open page leads to one that asks for a session and does not say where one signs in.',
    fix: 'Say `login` on that page.',
  },
  'missing-failed': {
    says: 'A call that changes something has no words for when it fails.',
    fix: 'Add `failed`.',
  },
  'missing-ask': { says: 'A call that moves money asks nothing before.', fix: 'Add `ask`.' },
  'missing-name': { says: 'A picture says nothing to those who do not see it.', fix: 'Add `name`.' },
  'missing-limit': {
    says: 'What a form sends, or a list takes, may be of any length.',
    fix: 'Add `maxLength` or `maxItems` to the schema.',
  },
  'reserved-name': { says: 'This name is taken out of every address.', fix: 'Use another name.' },
  'repeated-name': {
    says: 'A name, an id or a value stands twice, and only one counts.',
    fix: 'Keep one, or give the other another name.',
  },
  'not-a-list': { says: 'A list is expected here.', fix: 'Write one, or name an endpoint or a path that answers one.' },
  'not-data': {
    says: 'What stands here is no data of the kind that is expected, or the file cannot be read.',
    fix: 'Write it as it says; pages are literals, objects, lists, and names that lead to such.',
  },
  'not-a-read': {
    says: 'A page would ask, by itself, an endpoint that changes something.',
    fix: 'Name one of kind `read`, or send nothing to one that is `bare`.',
  },
  'not-a-write': { says: 'An action calls an endpoint that only reads.', fix: 'Name one that changes something.' },
  cycle: { says: 'Something holds itself.', fix: 'Write out what is meant.' },
  'too-deep': { says: 'Something stands too many levels deep.', fix: 'Make it flatter.' },
  'too-large': { says: 'A text, a name or a list is larger than any screen takes.', fix: 'Shorten or split it.' },
  'forbidden-name': { says: 'This name would reach into JavaScript itself.', fix: 'Use another name.' },
  markup: { says: 'A text holds markup.', fix: 'Write plain words; placeholders are `{{name}}`.' },
  'endless-way': { says: 'Redirects or logins lead in a circle.', fix: 'Let one of them end.' },
  'slow-pattern': {
    says: 'A pattern takes very long on some texts.',
    fix: 'Write it without nested or doubtful repeats.',
  },
  'shared-file': { says: 'Two routes would be written to one file.', fix: 'Rename one of them.' },
  'differs-by-market': {
    says: 'A market changes what has to be the same for all of them.',
    fix: 'Change the page itself, or make another page.',
  },
  'changes-nothing': { says: 'A market says what stands there without it.', fix: 'Take it out.' },
  'shared-host': { says: 'Two markets have one host.', fix: 'Leave it to one of them.' },
  'not-a-colour': { says: 'This can be no colour here.', fix: 'Write it in one of the ways it lists.' },
  'unsafe-token': { says: 'A token holds more than one value.', fix: 'Write one value.' },
  'low-contrast': {
    says: 'Two colours are too near to be read.',
    fix: 'Change one until it has the ratio that it names.',
  },
  'unreachable-page': { says: 'Nothing leads to this page.', fix: 'Link to it, or list it among `entries`.' },
  'dead-page': { says: 'This page can never show anything.', fix: 'Correct its conditions, or remove it.' },
  'never-holds': {
    says: 'A condition, or a range, that nothing can fulfil.',
    fix: 'Correct it, or take out what it hides.',
  },
  'cannot-match': {
    says: 'A value of one type stands where another one is taken, so it never fits.',
    fix: 'Use a path or value of the type that it names.',
  },
  'crossed-words': { says: 'One value has the words of another.', fix: 'Swap them.' },
  unused: { says: 'Nobody uses a schema, an endpoint, a source or a file.', fix: 'Use it, or remove it.' },
  'repeated-key': { says: 'A text stands twice in a bundle.', fix: 'Keep one.' },
  'unused-key': { says: 'Nobody says this text.', fix: 'Use it, or remove it from every language.' },
  'wrong-values': {
    says: 'The values that a page gives are not the placeholders of the text.',
    fix: 'Give those that it names.',
  },
  'not-a-text': { says: 'A bundle holds something else than a text.', fix: 'Write one text in quotation marks.' },
  empty: { says: 'A text says nothing.', fix: 'Write it.' },
  spaces: { says: 'A text begins or ends with a space, or has two in a row.', fix: 'Take them out.' },
  'broken-placeholder': { says: 'A brace stands outside a placeholder.', fix: 'Write `{{name}}`.' },
  'missing-placeholder': { says: 'A text lacks a value that English says.', fix: 'Say it.' },
  'unknown-placeholder': { says: 'A text says a value that English lacks.', fix: 'Take it out, or correct its name.' },
  'missing-form': { says: 'A plural form of the language is not there.', fix: 'Add it.' },
  'foreign-form': { says: 'A plural form that the language never uses.', fix: 'Remove it.' },
  'foreign-digits': { says: 'Figures stand in other digits than 0-9.', fix: 'Write 0-9.' },
  'foreign-comma': { says: 'Latin punctuation in a right-to-left text.', fix: 'Write ، ؛ ؟' },
  'foreign-script': {
    says: 'Letters of another script.',
    fix: 'Translate them, or list the name in `tools/cli/check/sameAsEnglish.ts`.',
  },
  'turned-figures': {
    says: 'Figures joined by a hyphen, which a right-to-left text turns round.',
    fix: 'Write them with words between.',
  },
  'hidden-control': { says: 'An invisible control of direction.', fix: 'Take it out.' },
  untranslated: {
    says: 'A text reads as in English.',
    fix: 'Translate it, or say why not in `tools/cli/check/sameAsEnglish.ts`.',
  },
  'idle-exception': {
    says: '`sameAsEnglish.ts` excuses a text that differs from English.',
    fix: 'Take it off that list.',
  },
} as const satisfies { readonly [name: string]: Meaning }

export type FindingName = keyof typeof meanings

/** The text of docs/check.md. */
export function checkDocument(): string {
  const rows = Object.entries<Meaning>(meanings)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { says, fix }]) => `| \`${name}\` | ${says} | ${fix} |`)
  return `${head}\n${rows.join('\n')}\n`
}

const head = `# What \`npm run check\` says

Written by \`npm run generate\` from \`tools/cli/check/meanings.ts\`. Do not edit.

\`npm run check\` prints each problem as \`file:line:column  name  route › block › field: what is wrong; allowed: …; did you mean "…"?\`
with the lines around it, and ends with 1 if there is any; \`-- --json\` gives the same as data. What is the same in several markets or
places is told once. \`npm run generate\` and the browser of \`npm start\` say the same of pages, markets and schemas.

| name | it says | what to do |
|---|---|---|`

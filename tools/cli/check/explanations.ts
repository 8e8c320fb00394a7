// Explains each problem, and how to fix it. The generator writes docs/check.md from it.

interface Explanation {
  readonly says: string
  readonly fix: string
}

/** Explanations by the name of the problem. A name never changes. */
const explanations = {
  'unknown-block': { says: 'A block has a kind that does not exist.', fix: 'Use one of the listed kinds.' },
  'unknown-part': {
    says: '`parts` of `pages.config.ts` has no such part, or the part holds nothing.',
    fix: 'Correct the name, or add the part.',
  },
  'unknown-action': { says: 'An action has a kind that does not exist.', fix: 'Use one of the listed kinds.' },
  'unknown-endpoint': {
    says: '`schemas/api.json` has no such endpoint.',
    fix: 'Correct the name, or add the endpoint: `npm run new -- endpoint`.',
  },
  'unknown-form': {
    says: '`schemas/forms.json` has no such form.',
    fix: 'Correct the name, or define the form there.',
  },
  'unknown-field': {
    says: 'A field or `required` names a property that the schema does not have.',
    fix: 'Correct the name, or add the property: `npm run new -- field`.',
  },
  'unknown-message': {
    says: '`locales/en.json` has no such message.',
    fix: 'Correct the key, or add it to `locales/en.json`, and its translation to every other language.',
  },
  'unknown-route': {
    says: 'There is no such page, or the address has the wrong beginning.',
    fix: 'Correct the address, or add the page: `npm run new -- page`.',
  },
  'unknown-widget': {
    says: 'A field has a widget or a kind that does not exist.',
    fix: 'Use one of the listed names.',
  },
  'unknown-icon': { says: 'Lucide has no such icon.', fix: 'Use the suggested icon, or choose one at lucide.dev.' },
  'unknown-event': {
    says: '`events` of `pages.config.ts` has no such event.',
    fix: 'Correct the name, or add the event with a sentence that says when it happens.',
  },
  'unknown-native-call': {
    says: '`schemas/native.json` has no such function.',
    fix: 'Use one of the listed functions.',
  },
  'unknown-path': {
    says: 'A path names a value that does not exist here.',
    fix: 'Use one of the listed members. docs/language.md lists how a path can begin.',
  },
  'unknown-test': { says: 'A condition has a test that does not exist.', fix: 'Use one of the listed tests.' },
  'unknown-key': {
    says: 'A member, query parameter or key is not allowed here, or nothing reads it.',
    fix: 'Correct its name, or remove it.',
  },
  'unknown-value': { says: 'The value is not possible here.', fix: 'Use one of the listed values.' },
  'unknown-definition': {
    says: 'A `$ref` names a definition that does not exist.',
    fix: 'Correct the reference, or add the definition.',
  },
  'unknown-time-zone': {
    says: 'IANA has no such time zone.',
    fix: 'Use a name of the IANA list, such as `Asia/Riyadh`.',
  },
  'unknown-currency': { says: 'ISO 4217 has no such currency.', fix: 'Use a code of ISO 4217, such as `USD`.' },
  'unknown-token': { says: 'The theme has no such token.', fix: 'Use one of the listed tokens.' },
  'missing-key': {
    says: 'A required member is missing, or a way to a page lacks a query parameter without which the page can read nothing. As a warning: a language lacks the translation of a message.',
    fix: 'Add the named member, parameter or translation. The place of a translation is the line after which it belongs.',
  },
  'missing-language': {
    says: 'A market lists a language that `locales/` does not have.',
    fix: 'Add the language: `npm run new -- language`.',
  },
  'missing-file': {
    says: 'A market names a file that `public/` does not have.',
    fix: 'Add the file, or correct its name.',
  },
  'missing-login': {
    says: 'A page needs a session, or codes of the server end one, and there is no page for signing in. Or a guarded page does not name it.',
    fix: 'Add the page `/login`, or name another one as `login` of the page.',
  },
  'missing-failed': { says: 'A call that changes data has no message for its failure.', fix: 'Add `failed`.' },
  'missing-ask': {
    says: 'A call that moves money does not ask for confirmation, or a market removes `ask` or `review` from a page.',
    fix: 'Add `ask` or `review` to the page, or leave it in the market. `review` shows what will happen.',
  },
  'missing-name': { says: 'A picture has no text for people who cannot see it.', fix: 'Add `name`.' },
  'missing-limit': {
    says: 'A text or list in the schema has no maximum length.',
    fix: 'Add `maxLength` or `maxItems` to the schema.',
  },
  'reserved-name': {
    says: 'The client, the engine, the development server, the API or an operating system uses this name itself.',
    fix: 'Use another name.',
  },
  'repeated-name': {
    says: 'A name, id or value occurs twice. Only one of them counts.',
    fix: 'Remove one, or rename it.',
  },
  'not-a-list': {
    says: 'A list is expected here.',
    fix: 'Write a list, or name an endpoint or path that returns one.',
  },
  'not-data': {
    says: 'The value has the wrong type, or the file cannot be read.',
    fix: 'Write a value of the expected type. Pages and markets are literals: texts, numbers, objects and lists. What several pages share is a part.',
  },
  'not-a-read': {
    says: 'A page would call an endpoint that changes data, although nobody presses anything.',
    fix: "Name an endpoint of kind `read`. An endpoint with `bare: 'read'` changes nothing if the call has no `body`: leave `body` out.",
  },
  'not-a-write': { says: 'An action calls an endpoint that only reads.', fix: 'Name an endpoint that changes data.' },
  'unfit-step': {
    says: 'A step of a sequence moves money, has `enabled`, or leaves the page although steps follow.',
    fix: 'Make the payment a separate action. Put the step that leaves the page last. Move `enabled` from the step to the sequence.',
  },
  cycle: { says: 'A value contains itself.', fix: 'Write the value without a reference to itself.' },
  'too-deep': { says: 'A value is nested too deeply.', fix: 'Use fewer levels.' },
  'too-large': { says: 'A text, name or list is too long.', fix: 'Shorten or split it.' },
  'forbidden-name': {
    says: 'This name has a meaning in JavaScript itself, such as `__proto__`.',
    fix: 'Use another name.',
  },
  markup: { says: 'A message contains markup.', fix: 'Write plain text. Placeholders are written `{{name}}`.' },
  'no-way-back': {
    says: 'A page whose `look` is `welcome` or `entrance` has no back arrow. This one has no link to another page either.',
    fix: 'Add a link, or remove `look`.',
  },
  'endless-way': { says: 'Redirects or logins form a loop.', fix: 'Change one of them so that the loop ends.' },
  'slow-pattern': {
    says: 'A regular expression takes very long on some texts, or has a part that no browser may be given, such as lookaround.',
    fix: 'Write it without nested or ambiguous repeats, lookaround and back references.',
  },
  'broken-pattern': {
    says: 'A regular expression does not compile with the flag `u`.',
    fix: 'Correct it at the printed character.',
  },
  'shared-file': { says: 'Two routes would be written to the same file.', fix: 'Rename one of the routes.' },
  'differs-by-market': {
    says: 'A market changes a member that must be the same in all markets.',
    fix: 'Change the page itself, or add another page.',
  },
  'changes-nothing': {
    says: 'This has no effect. For example, a market sets a value that the page already has, a member beside `use` one that the part already has, or an action does nothing.',
    fix: 'Remove it, or correct it.',
  },
  'shared-host': { says: 'Two markets name the same host.', fix: 'Keep it in one market.' },
  'not-a-colour': { says: 'The value is not a colour.', fix: 'Use one of the listed notations.' },
  'unsafe-token': { says: 'A token contains more than one value.', fix: 'Write one value.' },
  'token-out-of-range': {
    says: 'A token has a value that would break a layout, make text too small, or a control too small for a finger.',
    fix: 'Use one of the printed words, or a value within the printed range. docs/design.md lists both.',
  },
  'low-contrast': {
    says: 'Two colours are too similar to be readable.',
    fix: 'Change one of them until it has the required ratio.',
  },
  'similar-colours': {
    says: '`primary` and `danger` have nearly the same hue.',
    fix: 'Change one of them, so that people can tell them apart by colour.',
  },
  'unreachable-page': {
    says: 'No link, redirect or login leads to this page.',
    fix: 'Link to it, or add it to `entries`.',
  },
  'dead-page': { says: 'This page can never show anything.', fix: 'Correct its conditions, or remove the page.' },
  'never-holds': {
    says: 'A condition never holds, or always holds. Or no value fits two bounds. Or one part of a schema adds a member that another part refuses. Or no condition asks for a value that an action sets.',
    fix: 'Correct the condition, the bounds or the value, or list the member where it is refused. Otherwise remove the part that it hides.',
  },
  'cannot-match': {
    says: 'The type or the meaning of a value does not fit the widget, the format, the name or the member that it stands at.',
    fix: 'Use a value, a path, a widget or a format of the type that the problem names.',
  },
  'unfit-format': {
    says: 'A format does not show what its value means, such as a time without a format.',
    fix: 'Use one of the listed formats, or correct `x-means` in the schema.',
  },
  'unfit-value': {
    says: 'A value breaks a rule of its schema, such as its length, or an element leaves the box of its icon.',
    fix: 'Write a value that the schema allows, or keep the element within 0 and 24.',
  },
  'look-alike': {
    says: 'Two parts beside each other have the same label or icon, or show the same value. Or an action has an icon that belongs to another action.',
    fix: 'Give one of them its own label, icon or value, or remove it.',
  },
  'crossed-words': {
    says: 'A part uses a message that belongs to another value, page, field or outcome.',
    fix: 'Use a message of its own.',
  },
  unused: {
    says: 'Nothing uses a schema, endpoint, source, file or icon of a market. As a warning: no page uses a call yet.',
    fix: 'Use it, or remove it.',
  },
  'repeated-key': { says: 'A key occurs twice in a language file.', fix: 'Remove one of them.' },
  'unused-key': { says: 'Nothing uses this message.', fix: 'Use it, or remove it from every language.' },
  'wrong-values': {
    says: 'The values that a page gives do not match the placeholders of the message.',
    fix: 'Give the named values.',
  },
  'not-a-text': {
    says: 'A language file contains a value that is not a text.',
    fix: 'Write a text in quotation marks.',
  },
  empty: { says: 'A message is empty.', fix: 'Write the message.' },
  unfinished: {
    says: 'A message is a placeholder, such as `TODO`, or the key itself.',
    fix: 'Write the message.',
  },
  spaces: {
    says: 'A message begins or ends with a space, or contains two spaces in a row.',
    fix: 'Remove the extra spaces.',
  },
  'broken-placeholder': {
    says: 'A message contains a brace outside a placeholder.',
    fix: 'Write placeholders as `{{name}}`.',
  },
  'missing-placeholder': {
    says: 'A message lacks a placeholder that the English message has.',
    fix: 'Add the placeholder.',
  },
  'unknown-placeholder': {
    says: 'A message has a placeholder that the English message lacks.',
    fix: 'Remove it, or correct its name.',
  },
  'missing-form': { says: 'A message lacks a plural form of its language.', fix: 'Add the form.' },
  'foreign-form': { says: 'A message has a plural form that its language does not use.', fix: 'Remove the form.' },
  'foreign-digits': { says: 'A message contains digits other than 0-9.', fix: 'Use 0-9.' },
  'other-figure': {
    says: 'A message has a number that the English message lacks.',
    fix: 'Write the number of the English message, or correct both.',
  },
  'foreign-comma': { says: 'A right-to-left message contains Latin punctuation.', fix: 'Use ، ؛ ؟' },
  'foreign-script': {
    says: 'A message contains letters of another script.',
    fix: 'Translate them. A name may stay.',
  },
  'turned-figures': {
    says: 'A hyphen joins two figures. Right-to-left text would swap them.',
    fix: 'Put words between the figures.',
  },
  'hidden-control': {
    says: 'A message contains an invisible character that changes the direction of text.',
    fix: 'Remove it.',
  },
  untranslated: {
    says: 'A message is the same as in English.',
    fix: 'Translate it. If it is the same word in that language, leave it.',
  },
} as const satisfies { readonly [name: string]: Explanation }

export type FindingName = keyof typeof explanations

/** Returns the text of docs/check.md. */
export function checkDocument(): string {
  const rows = Object.entries<Explanation>(explanations)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { says, fix }]) => `| \`${name}\` | ${says} | ${fix} |`)
  return `${head}\n${rows.join('\n')}\n${compared}\n${comparisons.map((one) => `- ${one}`).join('\n')}\n`
}

const head = `# Problems that \`npm run check\` reports

\`npm run generate\` writes this page from \`tools/cli/check/explanations.ts\`. Do not edit it.

\`npm run check\` prints each problem in this form, with the lines around it:

\`\`\`text
file:line:column  name  route › block › field: what is wrong; allowed: …; did you mean "…"?
\`\`\`

It exits with 1 if there is a problem. A line with \`warning\` before the name is a warning, which does not count: a language lacks a text, no page
uses a call yet, nothing uses a part, or words and looks could be better. What stops a page comes first, and warnings last. With warnings alone it exits with 0. \`-- --json\` prints the same as data. A problem that occurs in several markets or places is printed
once. If several places use a name that does not exist, the check prints one problem, and lists the places. A misspelt member counts as one
problem: the check does not also report the correct member as missing. A colour that is too pale on several grounds is one, too. Of many
allowed names, it prints the likeliest.

| Flag | What it does |
|---|---|
| \`--watch\` | checks again after each change of a file, until you press Ctrl+C |
| \`--release\` | counts warnings as problems: for the pipeline of a release |
| \`--fix\` | corrects the problems that have only one possible correction, then checks |

\`--fix\` corrects misspelt names that resemble only one known name. It corrects spaces, invisible characters, digits and commas in messages. It adds
the format of a value that only one format fits. It removes members of a market, or beside \`use\`, that change nothing. It keeps a correction only if the problem disappears and no other
appears.
\`npm run change -- --undo\` takes all corrections back at once: [changes.md](changes.md).

\`npm run generate\` reports the same problems, without warnings, and exits with 1 too. A page that \`npm start\` serves shows those that stop it.

| Name | Problem | What to do |
|---|---|---|`

const compared = `
## What is compared

Some mistakes are valid configs. The check finds them because they differ from similar places of the product. Each rule below says what the
check expects. "Three others must agree" means: the check reports a place only if it alone differs from at least three others.
\`tests/tooling/check/oddRules.test.ts\` has examples that the rules report, and examples that they allow.
`

/** Describes each rule that compares a place with all similar places, in one or two sentences. */
const comparisons: readonly string[] = [
  'Messages whose keys have the same last word, such as `.hint`, stand at the same member (four others must agree).',
  'In `words`, the keys of all messages have the same beginning, such as `role.` (two others must agree).',
  'If a part has the label `x`, and there are messages such as `x.hint`, the part does not use the hint of another label.',
  'A code in `reasons` has the same message in all actions. A message that no other code has may differ.',
  'Wherever a label is used, it labels the same member of an answer (three others must agree). `owner_id` and `id` count as the same member, `uid` and `id` do not.',
  'Wherever a label is used, its values mean the same (`x-means` in the schema; three others must agree).',
  'A member has a format in each line (three others must agree).',
  'A value that is one of an `enum` is shown with `words` or a format.',
  'Actions with the same label have the same icon. An icon that no other label has may differ.',
  'An action of a list that changes data has `then`. Otherwise the list would show old rows.',
  'An entry of `facts` with the name of a member of the market, such as `currency`, has the same value as that member.',
  'Values with the same meaning (`x-means` in the schema) have the same type (three others must agree). Amounts with decimals may be texts or numbers.',
  'Members with the same name have the same `x-means` (three others must agree).',
  'A member whose name begins with `is_`, `has_` or `can_` has the type `boolean`.',
  'The values of an `enum` have one type. So do the values of a test in a condition.',
  'No bound is without effect (`minLength` of 0), impossible (`maxItems` of 0) or inexact (a number above 9007199254740991).',
  'The `maxLength` of a text with a format is at most 320. Formats of addresses, such as `uri`, are exceptions.',
  'No condition compares a count or a measure with a number below 0. No message gets a `count` below 0.',
  'A token whose name begins with `shadow-` is a CSS shadow. A token whose name begins with `hue-` is a colour.',
]

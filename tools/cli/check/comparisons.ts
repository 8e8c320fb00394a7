// Describes each rule that compares a place with all similar places, in one or two sentences. docs/check.md lists them.

export const comparisons: readonly string[] = [
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

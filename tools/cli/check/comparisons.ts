// Says in a sentence each what the rules compare that look at all places of a kind. docs/check.md lists them.

export const comparisons: readonly string[] = [
  'Messages of one ending, such as `.hint`, stand at the same members everywhere, if at least four others do.',
  'The words of one set of values are of one group, such as `role.`.',
  'A smaller text of a part, such as its placeholder, belongs to the label of the part, if that label has texts of its own.',
  'A refusal has the same message at every call, unless its message belongs to this refusal alone.',
  'A label stands for one member of the answers, if at least three others agree. `owner_id` counts as `id`.',
  'A member that has a format in at least three other lines has one here.',
  'A value of a closed set is shown with `words` or a format.',
  'Actions of one label have one icon, unless the icon stands for nothing else.',
  'An action of a list that changes data says what comes `then`, so that no old row is left.',
  'A fact that has the name of a member of the market has its value.',
  'What means one thing is of one type in all schemas, if at least three others agree. Amounts with decimals may be texts.',
  'A member of one name means the same in all schemas, if at least three others agree.',
  'A member whose name begins with `is_`, `has_` or `can_` is true or false.',
  'The values of an enum, and those of a condition, are of one type.',
  'A bound demands something, allows something, and is exact: no `minLength` of 0, no `maxItems` of 0, no number above 9007199254740991.',
  'A text with a format is never longer than 320 characters, unless it is an address.',
  'What counts or measures is never compared with a number below 0, and nothing is counted below 0 in a message.',
  'A token of a shadow is a shadow, and one of a hue is a colour.',
]

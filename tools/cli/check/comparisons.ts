// Says in a sentence each what the rules compare that look at all places of a kind. docs/check.md lists them.

export const comparisons: readonly string[] = [
  'Messages whose keys end alike, such as `.hint`, are used at the same member, if at least four others are.',
  'The keys that name the values of one set begin alike, such as `role.`.',
  'If messages begin with the key of a label, such as `name.hint` with `name`, a part with that label uses no message of another label.',
  'A refusal has the same message at every call, unless its message belongs to this refusal alone.',
  'A label stands for one member of the answers, if at least three others agree. `owner_id` counts as `id`.',
  'A member that has a format in at least three other lines has one here.',
  'A value of a closed set is shown with `words` or a format.',
  'Actions of one label have one icon, unless the icon has no other use.',
  'An action of a list that changes data says what comes `then`, so that no old row is left.',
  'A fact with the name of a member of the market has the same value as that member.',
  'Values with one meaning have one type in all schemas, if at least three others agree. Amounts with decimals may be texts.',
  'A member of one name means the same in all schemas, if at least three others agree.',
  'A member whose name begins with `is_`, `has_` or `can_` is true or false.',
  'The values of an enum, and those of a condition, are of one type.',
  'A bound is never without effect, impossible or inexact: no `minLength` of 0, no `maxItems` of 0, no number above 9007199254740991.',
  'A text with a format is never longer than 320 characters, unless it is an address.',
  'A count or a measure is never compared with a number below 0. `count` of a message is never below 0.',
  'A token of a shadow is a shadow, and one of a hue is a colour.',
]

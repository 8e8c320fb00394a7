// Tests that the texts which RJSF asks for are ours.
import { TranslatableString } from '@rjsf/utils'
import { expect, it } from 'vitest'
import type { Texts } from '../../../../src/engine/i18n/texts'
import { rjsfText } from '../../../../src/engine/forms/validation/rjsfTexts'

const texts = { t: (key: string, vars?: object) => (vars ? `${key} ${JSON.stringify(vars)}` : key) } as Texts
const unsupported = [
  TranslatableString.UnknownFieldType,
  TranslatableString.MissingItems,
  TranslatableString.InvalidObjectField,
  TranslatableString.CycleDetected,
  TranslatableString.ExpandButton,
  TranslatableString.UnsupportedField,
  TranslatableString.UnsupportedFieldWithId,
  TranslatableString.UnsupportedFieldWithReason,
  TranslatableString.UnsupportedFieldWithIdAndReason,
]

it.each<[TranslatableString, readonly string[] | undefined, string]>([
  [TranslatableString.YesLabel, undefined, 'engine.form.yes'],
  [TranslatableString.NoLabel, undefined, 'engine.form.no'],
  [TranslatableString.OptionPrefix, ['2'], 'engine.form.option {"number":"2"}'],
  [TranslatableString.OptionPrefix, undefined, 'engine.form.option {"number":""}'],
  [TranslatableString.TitleOptionPrefix, ['Pay', '2'], 'engine.form.option {"number":"2"}'],
  [TranslatableString.TitleOptionPrefix, undefined, 'engine.form.option {"number":""}'],
  [TranslatableString.OptionalObjectAdd, undefined, 'engine.form.addPart'],
  [TranslatableString.OptionalObjectRemove, undefined, 'engine.form.removePart'],
  [TranslatableString.NewStringDefault, undefined, ''],
  [TranslatableString.DeprecatedLabel, ['Fax'], 'Fax'],
  [TranslatableString.DeprecatedLabel, undefined, ''],
  ...unsupported.map((text) => [text, ['a'], 'engine.form.unsupported'] as [TranslatableString, string[], string]),
  // One of those that our theme does not use.
  [TranslatableString.KeyLabel, ['Size'], 'Size Key'],
])('%s %j is "%s"', (text, params, said) => {
  expect(rjsfText(texts, text, params)).toBe(said)
})

import { englishStringTranslator, TranslatableString } from '@rjsf/utils'
import type { Texts } from '../../i18n/texts'

/** Translates one of RJSF's own texts. */
export function rjsfText(texts: Texts, text: TranslatableString, params: readonly string[] = []): string {
  switch (text) {
    case TranslatableString.YesLabel:
      return texts.t('engine.form.yes')
    case TranslatableString.NoLabel:
      return texts.t('engine.form.no')
    case TranslatableString.OptionPrefix:
      return texts.t('engine.form.option', { number: params[0] ?? '' })
    case TranslatableString.TitleOptionPrefix:
      return texts.t('engine.form.option', { number: params[1] ?? '' })
    case TranslatableString.OptionalObjectAdd:
      return texts.t('engine.form.addPart')
    case TranslatableString.OptionalObjectRemove:
      return texts.t('engine.form.removePart')
    case TranslatableString.NewStringDefault:
      return ''
    case TranslatableString.DeprecatedLabel:
      return params[0] ?? ''
    case TranslatableString.UnknownFieldType:
    case TranslatableString.MissingItems:
    case TranslatableString.InvalidObjectField:
    case TranslatableString.CycleDetected:
    case TranslatableString.ExpandButton:
    case TranslatableString.UnsupportedField:
    case TranslatableString.UnsupportedFieldWithId:
    case TranslatableString.UnsupportedFieldWithReason:
    case TranslatableString.UnsupportedFieldWithIdAndReason:
      return texts.t('engine.form.unsupported')
    default:
      // Our theme uses none of these. A widget that is added to the theme may.
      return englishStringTranslator(text, [...params])
  }
}

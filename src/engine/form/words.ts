import { TranslatableString } from '@rjsf/utils'
import type { Texts } from '../text/texts'

/** Gives the renderer's own few words in the language of the page. */
export function wordOf(texts: Texts, asked: TranslatableString, params: readonly string[] = []): string {
  switch (asked) {
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
    default:
      return texts.t('engine.form.unsupported')
  }
}

import { useTexts } from '../../i18n/useTexts'
import { Button } from '../../ui/input/Button'
import type { RowFileSaving } from './useRowFile'

/** Draws the button that saves the rows of a list, and while they load how many there are. */
export function RowFileButton({ saving: { loaded, start, stop } }: { readonly saving: RowFileSaving }) {
  const texts = useTexts()
  if (loaded === undefined)
    return (
      <Button small icon="download" onPress={start}>
        {texts.t('engine.file.save')}
      </Button>
    )
  return (
    <>
      <span className="pw-list-loading" role="status">
        {texts.t('engine.file.loading', { num: loaded })}
      </span>
      <Button small onPress={stop}>
        {texts.t('engine.cancel')}
      </Button>
    </>
  )
}

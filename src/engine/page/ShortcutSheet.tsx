import { useTexts } from '../i18n/useTexts'
import { KeyValue } from '../ui/data/KeyValue'
import { Sheet } from '../ui/overlay/Sheet'

export interface ShortcutSheetProps {
  /** The places of the navigation, in the order of their digits. */
  readonly places: readonly { readonly id: string; readonly label: string }[]
  onClose(): void
}

/** Lists the keyboard shortcuts of the site. */
export function ShortcutSheet({ places, onClose }: ShortcutSheetProps) {
  const texts = useTexts()
  const keys = [
    ...places.map(({ id, label }, index) => ({ id, label, key: `Alt+${index + 1}` })),
    { id: '/', label: texts.t('engine.keys.search'), key: 'Alt+/' },
    { id: 'Esc', label: texts.t('engine.keys.close'), key: 'Esc' },
    { id: '?', label: texts.t('engine.keys.help'), key: 'Alt+?' },
  ]
  return (
    <Sheet open onClose={onClose} title={texts.t('engine.keys.title')}>
      <KeyValue lines={keys.map(({ id, label, key }) => ({ id, label, value: <kbd>{key}</kbd> }))} />
    </Sheet>
  )
}

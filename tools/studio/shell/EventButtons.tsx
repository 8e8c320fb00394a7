import type { Phone } from './phone'

/** Events that an app sends to its pages, by the label of their button. */
const events: readonly { readonly label: string; readonly name: string; readonly data: object }[] = [
  { label: 'Resume', name: 'onResume', data: {} },
  { label: 'Back button', name: 'onBackButton', data: {} },
  { label: 'Half loaded', name: 'onProgress', data: { type: 2 } },
  { label: '70 % loaded', name: 'onProgress', data: { type: 1, progress: 70 } },
  { label: 'Loaded', name: 'onProgress', data: { type: 3 } },
  { label: 'View opened', name: 'onTransparentView', data: { isOpen: true } },
  { label: 'View closed', name: 'onTransparentView', data: { isOpen: false } },
]

export function EventButtons({ phone }: { readonly phone: Phone }) {
  return (
    <fieldset className="pw-shell-events">
      <legend>The app tells the page</legend>
      {events.map(({ label, name, data }) => (
        <button key={label} type="button" onClick={() => void phone.fire(name, data)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}

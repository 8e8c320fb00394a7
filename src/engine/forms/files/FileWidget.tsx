import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useRef, useState } from 'react'
import { useFormRuntime, useLabel } from '../state/formRuntime'
import { attempt } from '../../lib/attempt'
import { IconButton } from '../../ui/input/IconButton'
import { ariaProps } from '../controls/input/ariaProps'
import './FileWidget.css'

/** Draws the choice of a file, or of several. The value is the file itself, as a `data:` address with its name. */
export function FileWidget(props: WidgetProps) {
  const { id, value, multiple, readonly, disabled, required, onChange, options } = props
  const { texts } = useFormRuntime()
  const label = useLabel(props)
  const held: readonly string[] = [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')
  const isFixed = disabled === true || readonly === true
  const set = (files: readonly string[]) => onChange(multiple ? files : files[0], undefined, id)
  const [unread, setUnread] = useState<readonly string[]>([])
  // Other files may have been chosen or removed while a large one is read.
  const latest = useRef({ held, set })
  useEffect(() => {
    latest.current = { held, set }
  })

  async function take(chosen: FileList | null) {
    const all = [...(chosen ?? [])]
    const read = await Promise.all(all.map(dataAddress))
    const files = read.filter((one) => one !== undefined)
    setUnread(all.flatMap(({ name }, index) => (read[index] === undefined ? [name] : [])))
    const now = latest.current
    if (files.length > 0) now.set(multiple ? [...now.held, ...files] : files)
  }

  return (
    <>
      <span className="pw-input-box">
        <input
          id={id}
          name={id}
          className="pw-input"
          type="file"
          multiple={multiple === true}
          accept={typeof options['accept'] === 'string' ? options['accept'] : undefined}
          disabled={isFixed}
          aria-required={required || undefined}
          // Browsers tell only of another file than the one before, which may have been removed.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ target }) => void take(target.files)}
          {...ariaProps(props)}
        />
      </span>
      {unread.map((name, index) => (
        <p key={index} className="pw-field-error" role="alert">
          {texts.t('engine.form.unreadFile', { name })}
        </p>
      ))}
      {held.length > 0 && (
        <ul className="pw-files" aria-label={label}>
          {held.map((one, index) => (
            <li key={index}>
              <bdi>{nameIn(one) ?? texts.t('engine.form.file')}</bdi>
              {!isFixed && (
                <IconButton
                  icon="trash"
                  label={texts.t('engine.form.remove', { label: nameIn(one) ?? texts.t('engine.form.file') })}
                  onPress={() => set(held.filter((_, at) => at !== index))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/**
 * Reads a file as `data:text/plain;name=a.txt;base64,…`, which JSON can carry. Resolves to undefined for a file that
 * cannot be read, such as one that was removed meanwhile.
 */
function dataAddress(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => resolve(undefined))
    reader.addEventListener('load', () =>
      resolve(
        (typeof reader.result === 'string' ? reader.result : '').replace(
          ';base64',
          `;name=${encodeURIComponent(file.name)};base64`,
        ),
      ),
    )
    reader.readAsDataURL(file)
  })
}

function nameIn(address: string): string | undefined {
  const name = /^data:[^,]*;name=([^;,]+)/.exec(address)?.[1]
  return name && (attempt(() => decodeURIComponent(name)) ?? name)
}

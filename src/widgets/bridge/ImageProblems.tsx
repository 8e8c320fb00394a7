import { useEffect, useRef } from 'react'
import { useTexts } from '@pagewright/engine/ui'

interface ImageProblemsProps {
  readonly id: string
  /** Message keys. */
  readonly keys: readonly string[]
  readonly max: number
}

/**
 * Lists pictures that were refused or failed. It always exists, so that each message is announced. New messages scroll
 * into view, because rows of pictures may have pushed them under the submit bar.
 */
export function ImageProblems({ id, keys, max }: ImageProblemsProps) {
  const texts = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const said = keys.join(' ')
  useEffect(() => {
    if (said !== '') box.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  return (
    <div ref={box} id={id} className="pw-images-problems" role="alert">
      {keys.map((key) => (
        <p key={key} className="pw-field-error">
          {texts.t(key, { maxCount: max })}
        </p>
      ))}
    </div>
  )
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PreviewMessage, sendToPreview } from './messages'

interface PreviewProps {
  /** The page to draw. While the config has problems it is undefined, and the last page stays. */
  readonly page: object | undefined
  readonly name: string
  /** Called when the page calls a function of the app. */
  onCall(call: string, args: object): void
}

/** Draws a page with the engine, in a frame as large as a phone: a page has a document of its own. */
export function Preview({ page, name, onCall }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Counts how often the frame has loaded. Each time it needs the page again.
  const [loads, setLoads] = useState(0)
  const receive = useEffectEvent((message: PreviewMessage) => {
    if (message.type === 'ready') setLoads(loads + 1)
    else onCall(message.call, message.args)
  })
  useEffect(() => {
    const listen = ({ data, source }: MessageEvent<PreviewMessage>) => {
      if (source === frame.current?.contentWindow) receive(data)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (page && loads > 0) sendToPreview(frame.current, { type: 'show', page })
  }, [page, loads])
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the engine itself, on the same origin
    <iframe
      ref={frame}
      className="pw-show-phone"
      data-stale={page === undefined}
      title={`Preview of ${name}`}
      src="/example/"
    />
  )
}

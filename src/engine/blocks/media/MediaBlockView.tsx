import { type CSSProperties, type ReactNode, useState } from 'react'
import { isRtl } from '../../i18n/languages'
import { useTexts } from '../../i18n/useTexts'
import { useTranslate } from '../../i18n/useTranslate'
import { readPath } from '../../language/runtime/evaluateCondition'
import { isObject } from '../../language/runtime/merge'
import type { BlockOf } from '../../language/types/plain'
import { useApp } from '../../runtime/app/app'
import { useScope } from '../../runtime/scope/scope'
import { Failed } from '../../ui/feedback/Failed'
import { boxOf } from '../../ui/format/roomStyle'
import { parseUrl } from '../../lib/attempt'
import { languageName } from '../../i18n/languageNames'
import { safeImage, safeLink } from '../../ui/format/safeUrl'

type MediaBlock = BlockOf<'media'>

/** Shows a picture, or a video with its poster and a button. Shows nothing while the page has no address. */
function MediaBlockView({ block }: { readonly block: MediaBlock }) {
  const scope = useScope()
  const texts = useTexts()
  const name = useTranslate()(block.label, scope)
  const hosts = useApp().market.linkHosts
  const written = block.image ?? block.video
  const value = isObject(written) ? readPath(scope, written.from) : written
  if (typeof value !== 'string' || value === '') return null
  if (block.video === undefined)
    return (
      <Framed ratio={block.ratio}>
        <Still
          src={imageAddress(block.image, scope, hosts)}
          alt={name}
          isMirrored={block.mirror && isRtl(texts.language)}
          broken={<Failed text={texts.t('engine.media.image', { name })} />}
        />
      </Framed>
    )
  return (
    <Framed ratio={block.ratio}>
      {/* Another video begins with its poster. */}
      <Video key={value} block={block} src={mediaAddress(value, hosts)} name={name} />
    </Framed>
  )
}
export { MediaBlockView as media }

function Framed({ ratio, children }: { readonly ratio: string; readonly children: ReactNode }) {
  return (
    <div className="pw-media" style={{ ...boxOf(ratio), ...boxStyle }}>
      {children}
    </div>
  )
}

interface StillProps {
  readonly src: string | undefined
  readonly alt: string
  readonly isMirrored?: boolean | undefined
  /** Shown if the address is refused or the picture does not load. */
  readonly broken?: ReactNode
}

function Still({ src, alt, isMirrored = false, broken = null }: StillProps) {
  const [failed, setFailed] = useState<string>()
  if (src === undefined || src === failed) return broken
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      style={isMirrored ? { ...whole, transform: 'scaleX(-1)' } : whole}
      onError={() => setFailed(src)}
    />
  )
}

interface VideoProps {
  readonly block: MediaBlock
  readonly src: string | undefined
  readonly name: string
}

function Video({ block, src, name }: VideoProps) {
  const scope = useScope()
  const texts = useTexts()
  const { linkHosts } = useApp().market
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster')
  const poster = block.poster && imageAddress(block.poster, scope, linkHosts)
  const play = () => setState('playing')
  if (src === undefined) return <Failed text={texts.t('engine.media.video', { name })} />
  if (state === 'failed') return <Failed text={texts.t('engine.media.video', { name })} onRetry={play} />
  if (state === 'poster')
    return (
      <button type="button" style={playStyle} onClick={play}>
        {poster !== undefined && <Still src={poster} alt="" />}
        <span className="pw-hidden">{texts.t('engine.media.play', { name })}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true" style={glyphStyle}>
          <path d="M8 5v14l11-7z" />
        </svg>
      </button>
    )
  return (
    // Only the product knows whether a video has captions, or needs any.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={begin}
      src={src}
      poster={poster}
      aria-label={name}
      controls
      // Firefox plays a video where it stands.
      playsInline
      style={whole}
      preload="none"
      onError={() => setState('failed')}
    >
      {captionsOf(block.captions).map(({ language, file, label }) => (
        <track
          key={language}
          kind="captions"
          srcLang={language}
          src={file}
          label={label}
          default={language === texts.language}
        />
      ))}
    </video>
  )
}

/** Plays a video that has just come into the page. The press that brought it lets it have a sound. */
function begin(video: HTMLVideoElement | null): void {
  video?.focus()
  // The browser may refuse to begin. The controls are there then.
  video?.play().catch(() => {})
}

// The addresses of pictures and videos. A page may show its own files and those of hosts that the market names.

/** An address in the page, or the path to one in its data. */
type Written = string | { readonly from: string } | undefined

/** Returns the address of a picture. The page may name any of its own files, its data may name no SVG. */
function imageAddress(written: Written, scope: object, hosts: readonly string[]): string | undefined {
  return isObject(written) ? safeImage(readPath(scope, written.from)) : mediaAddress(written, hosts)
}

/** Returns an address of this site, or https of one of the hosts. Returns undefined for any other. */
function mediaAddress(url: unknown, hosts: readonly string[]): string | undefined {
  if (typeof url !== 'string') return undefined
  return safeLink(url.startsWith('/') ? parseUrl(url)?.href : url, [...hosts, window.location.host])
}

/** Returns the captions of a video with the names of their languages, each in itself. */
function captionsOf(captions: { readonly [language: string]: string } = {}) {
  return Object.entries(captions).map(([language, file]) => ({
    language,
    file,
    label: languageName(language),
  }))
}

// Styles of pictures and videos. They are no style sheet, because all pages load one sheet, and few have media.

const boxStyle: CSSProperties = {
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: 'var(--pw-ratio)',
  borderRadius: 'var(--pw-radius-l)',
}

/** A picture or a video fills its box, and none of it is cut. */
const whole: CSSProperties = {
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
}

const playStyle: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  background: 'var(--pw-color-muted-soft)',
}

const glyphStyle: CSSProperties = {
  gridArea: '1 / 1',
  inlineSize: 64,
  borderRadius: '50%',
  background: 'var(--pw-color-shade)',
  fill: 'var(--pw-color-on-shade)',
}

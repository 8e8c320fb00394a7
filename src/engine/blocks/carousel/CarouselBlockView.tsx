import { useActions } from '../../actions/perform/useActions'
import { ActionPlaceContext } from '../../actions/perform/placeContext'
import { readPage } from '../../api/answer/listPage'
import { useRead } from '../../runtime/app/useRead'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { CarouselBlock } from '../../language/types/plainBlocks'
import { readPath, readText } from '../../language/runtime/evaluateCondition'
import { useRoute } from '../../runtime/site/routeContext'
import { useScope } from '../../runtime/scope/scope'
import { useTranslate } from '../../i18n/useTranslate'
import { cleanText } from '../../lib/text'
import { useTexts } from '../../i18n/useTexts'
import { Picture } from '../../ui/data/Picture'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { ReadFailed } from '../request/ReadFailed'
import './CarouselBlockView.css'

/** Renders the pictures of a list's first page side by side, scrolling. Renders nothing if there are none. */
function CarouselBlockView({ block }: { readonly block: CarouselBlock }) {
  const scope = useScope()
  const { route } = useRoute()
  const texts = useTexts()
  const translate = useTranslate()
  const query = useRead(block.rows, { ...resolveBindings(block.body, scope), page: 1 })
  const reload = async () => void (await query.refetch())
  if (query.isError && query.data === undefined)
    return <ReadFailed inline error={query.error} reasons={block.reasons} onRetry={() => void reload()} />
  if (query.data === undefined) return <Skeleton look="banner" />
  const rows = readPage(query.data).list
  if (rows.length === 0) return null
  return (
    <ul
      className="pw-carousel"
      aria-label={block.title ? translate(block.title, scope) : texts.t(route.page.title)}
      // The arrow keys scroll to the pictures that do not fit, even if no picture is a button.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={rows.length > 1 ? 0 : undefined}
    >
      {rows.map((row) => {
        const key = readText({ row }, block.key)
        return (
          <li key={key} className="pw-carousel-one">
            <ActionPlaceContext value={{ key, reload, close: () => {} }}>
              <Slide block={block} scope={{ ...scope, row }} />
            </ActionPlaceContext>
          </li>
        )
      })}
    </ul>
  )
}
export { CarouselBlockView as carousel }

function Slide({ block, scope }: { readonly block: CarouselBlock; readonly scope: object }) {
  const [action] = useActions(block.actions, scope, block.order)
  const name = cleanText(readText(scope, block.name))
  const image = readPath(scope, block.image)
  const src = typeof image === 'string' ? image : undefined
  const caption = (
    <span className="pw-carousel-name" aria-hidden="true">
      {name}
    </span>
  )
  if (!action || action.reason !== undefined) {
    return (
      <>
        <Picture src={src} alt={name} />
        {caption}
      </>
    )
  }
  return (
    <button
      type="button"
      className="pw-carousel-button"
      aria-label={name || action.label}
      aria-busy={action.isBusy || undefined}
      onClick={action.press}
      // Browsers leave a picture that peeks in where it is, although the Tab key came to it.
      onKeyUp={({ key, currentTarget }) => {
        if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
      }}
    >
      <Picture src={src} alt="" />
      {caption}
    </button>
  )
}

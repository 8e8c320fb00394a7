import { Suspense, type ReactNode } from 'react'
import type { ById } from '../config/plain'
import type { Block } from '../config/plainBlocks'
import { holds } from '../config/when'
import { inOrder } from '../page/order'
import { useScope } from '../page/scope'
import { usePageSources } from '../page/sources'
import { useSay } from '../page/useSay'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { Failed } from '../ui/Failed'
import { lazyPart } from '../ui/lazyPart'
import { Skeleton } from '../ui/Skeleton'
import { blockCode } from './blockCode'
import './Blocks.css'

interface BlocksProps {
  /** Names the place: route and ids of what stands around. */
  readonly id: string
  readonly blocks: ById<Block>
  readonly order?: readonly string[] | undefined
}

/** Blocks one below another, each with its own skeleton and its own failure. */
export function Blocks({ id, blocks, order }: BlocksProps) {
  return inOrder(blocks, order).map(([name, block]) => (
    <ErrorBoundary key={name} resetKeys={[block]} fallback={(_error, retry) => <Failed inline onRetry={retry} />}>
      <BlockView id={`${id} ${name}`} block={block} />
    </ErrorBoundary>
  ))
}

function BlockView({ id, block }: { readonly id: string; readonly block: Block }): ReactNode {
  const scope = useScope()
  const sources = usePageSources()
  const state = sources.stateOf(block.when)
  if (state === 'loading') return <Outline block={block} />
  if (state === 'failed')
    return (
      <div className="pw-block-unknown">
        <Failed inline onRetry={sources.retry} />
      </div>
    )
  if (!holds(block.when, scope)) return null
  return (
    <Suspense fallback={<Outline block={block} />}>
      <Titled block={block}>{draw(id, block)}</Titled>
    </Suspense>
  )
}

function Titled({ block, children }: { readonly block: Block; readonly children: ReactNode }) {
  const say = useSay()
  const scope = useScope()
  if (!block.title) return <div className="pw-block">{children}</div>
  return (
    <section className="pw-block">
      <h2 className="pw-block-title">{say(block.title, scope)}</h2>
      {children}
    </section>
  )
}

/** Throws on a kind that nobody draws: the checker names what is allowed. */
function draw(id: string, block: Block): ReactNode {
  const kind: string = block.block
  if (!Object.hasOwn(views, kind))
    throw new Error(`${id}: there is no block "${kind}". Allowed: ${Object.keys(views).join(', ')}.`)
  const drawKind = views[block.block] as (props: { id: string; block: Block }) => ReactNode
  return drawKind({ id, block })
}

const views = {
  form: lazyPart(async () => (await blockCode.form.load()).FormBlockView),
  list: lazyPart(async () => (await blockCode.list.load()).ListBlockView),
  carousel: lazyPart(async () => (await blockCode.carousel.load()).CarouselBlockView),
  record: lazyPart(async () => (await blockCode.record.load()).RecordBlockView),
  links: lazyPart(async () => (await blockCode.links.load()).LinksBlockView),
  text: lazyPart(async () => (await blockCode.text.load()).TextBlockView),
  widget: lazyPart(async () => (await blockCode.widget.load()).WidgetBlockView),
  tabs: lazyPart(async () => (await blockCode.tabs.load()).TabsBlockView),
}

/** The outline of a block while it loads: of a menu as many entries as it may have, or the page would jump. */
function Outline({ block }: { readonly block: Block }) {
  if (block.block === 'record' && block.look === 'hero') return <Skeleton look="hero" />
  if (block.block !== 'links') return <Skeleton look={outlines[block.block]} />
  const count = Object.keys(block.links).length
  return <Skeleton look={block.look === 'grid' ? 'cells' : 'rows'} count={count} />
}

const outlines = {
  form: 'form',
  list: 'rows',
  carousel: 'banner',
  record: 'cells',
  text: 'banner',
  widget: 'page',
  tabs: 'page',
} as const

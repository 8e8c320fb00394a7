import { Suspense, type ComponentType, type ReactNode } from 'react'
import type { Block } from '../language/types/plainBlocks'
import { evaluateCondition } from '../language/runtime/evaluateCondition'
import type { Preloadable } from '../lib/preload'
import type { BlocksProps } from '../runtime/scope/blocksContext'
import { orderedEntries } from '../lib/compare'
import { useScope } from '../runtime/scope/scope'
import { usePageSources } from '../runtime/scope/sources'
import { useTranslate } from '../runtime/scope/useTranslate'
import { BlockContext, ErrorBoundary } from '../ui/feedback/ErrorBoundary'
import { Failed } from '../ui/feedback/Failed'
import { lazyPart } from '../ui/layout/lazyPart'
import { Skeleton } from '../ui/feedback/Skeleton'
import { blockCode } from './blockCode'
import './Blocks.css'

/** Renders blocks one below another, each with its own skeleton and its own failure. */
export function renderBlocks(props: BlocksProps) {
  return <Blocks {...props} />
}

function Blocks({ id, blocks, order }: BlocksProps) {
  return orderedEntries(blocks, order).map(([name, block]) => (
    <BlockContext key={name} value={`${id} ${name}`}>
      <ErrorBoundary resetKeys={[block]} fallback={(_error, retry) => <Failed inline onRetry={retry} />}>
        <BlockView id={`${id} ${name}`} block={block} />
      </ErrorBoundary>
    </BlockContext>
  ))
}

/** The outlines of blocks, in place of all of them until all can be drawn: what comes one by one pushes the rest down. */
export function Outlines({ blocks, order }: Omit<BlocksProps, 'id'>) {
  return orderedEntries(blocks, order).map(([name, block]) => <Outline key={name} block={block} />)
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
  if (!evaluateCondition(block.when, scope)) return null
  return (
    <Suspense fallback={<Outline block={block} />}>
      <Titled id={id} block={block}>
        {draw(id, block)}
      </Titled>
    </Suspense>
  )
}

function Titled({ id, block, children }: { readonly id: string; readonly block: Block; readonly children: ReactNode }) {
  const translate = useTranslate()
  const scope = useScope()
  const Part = block.title ? 'section' : 'div'
  return (
    <Part className="pw-block" data-block={id} ref={tellOpening}>
      {block.title && <h2 className="pw-block-title">{translate(block.title, scope)}</h2>}
      {children}
    </Part>
  )
}

/**
 * Tells the page that its first blocks are drawn, and for how long it opens. By an attribute: an animation that waits is asked
 * for at each frame, and where it ends all that inherits of it is styled anew.
 */
function tellOpening(block: HTMLElement | null): void {
  const main = block?.closest('main')
  if (!main || main.dataset['opening']) return
  main.dataset['opening'] = 'soon'
  setTimeout(() => (main.dataset['opening'] = 'later'), 400)
  setTimeout(() => (main.dataset['opening'] = 'over'), 2500)
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
  form: drawn(blockCode.form, (code) => code.FormBlockView),
  list: drawn(blockCode.list, (code) => code.ListBlockView),
  carousel: drawn(blockCode.view, (code) => code.CarouselBlockView),
  record: drawn(blockCode.view, (code) => code.RecordBlockView),
  links: drawn(blockCode.view, (code) => code.LinksBlockView),
  text: drawn(blockCode.view, (code) => code.TextBlockView),
  widget: drawn(blockCode.view, (code) => code.WidgetBlockView),
  tabs: drawn(blockCode.view, (code) => code.TabsBlockView),
}

/** Renders the form of a sheet, whose code is the code of form blocks. */
export const renderActionForm = drawn(blockCode.form, (code) => code.ActionForm)

function drawn<Code, Props extends object>(code: Preloadable<Code>, view: (code: Code) => ComponentType<Props>) {
  const now = () => {
    const loaded = code.loaded()
    return loaded && view(loaded)
  }
  return lazyPart(async () => view(await code.load()), now)
}

/** The outline of a block while it loads: of a menu as many entries as it may have, or the page would jump. */
function Outline({ block }: { readonly block: Block }) {
  // Most often there is nothing to remark.
  if (block.block === 'text' && block.look === 'notice') return <span hidden className="pw-unsure" />
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

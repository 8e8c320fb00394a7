import { Suspense, type ComponentType, type ReactNode } from 'react'
import type { Outline as OutlineRule } from '../language/grammar/kinds'
import type { Block } from '../language/types/plainBlocks'
import { evaluateCondition } from '../language/runtime/evaluateCondition'
import type { Preloadable } from '../lib/preload'
import { type BlocksProps, useScope } from '../runtime/scope/scope'
import { orderedEntries } from '../lib/compare'
import { UnknownPart } from '../lib/unknownPart'
import { OpenedEvent } from '../runtime/app/track'
import { usePageSources } from '../runtime/scope/sources'
import { useTexts } from '../i18n/useTexts'
import { useTranslate } from '../i18n/useTranslate'
import { BlockContext, ErrorBoundary } from '../ui/feedback/ErrorBoundary'
import { Failed } from '../ui/feedback/Failed'
import { Notice } from '../ui/feedback/Notice'
import { boxOf, columnsOf } from '../ui/format/roomStyle'
import { lazyPart } from '../ui/layout/lazyPart'
import { Skeleton } from '../ui/feedback/Skeleton'
import { blockCode } from './blockCode'
import { outlines } from './definitions'
import { ConditionFailed } from './request/ReadFailed'
import './Blocks.css'

/** Renders blocks one below another. Each has its own skeleton and its own error boundary. */
export function renderBlocks(props: BlocksProps) {
  return <Blocks {...props} />
}

function Blocks({ id, blocks, order }: BlocksProps) {
  return orderedEntries(blocks, order).map(([name, block]) => (
    <BlockContext key={name} value={`${id} ${name}`}>
      <ErrorBoundary resetKeys={[block]} fallback={failed}>
        <BlockView id={`${id} ${name}`} block={block} />
      </ErrorBoundary>
    </BlockContext>
  ))
}

function failed(error: unknown, retry: () => void): ReactNode {
  return error instanceof UnknownPart ? <NewerNeeded /> : <Failed inline onRetry={retry} />
}

/** Says that the page is newer than the code that draws it. Only loading the page again can help. */
function NewerNeeded() {
  const texts = useTexts()
  const reload = () => window.location.reload()
  return <Failed inline text={texts.t('engine.page.newer')} retry={texts.t('engine.page.renew.do')} onRetry={reload} />
}

/** Renders the skeletons of all blocks until all can render. Blocks that appear one by one would move the rest. */
export function Outlines({ blocks, order }: Omit<BlocksProps, 'id'>) {
  return orderedEntries(blocks, order).map(([name, block]) => <Outline key={name} block={block} />)
}

function BlockView({ id, block }: { readonly id: string; readonly block: Block }): ReactNode {
  const scope = useScope()
  const sources = usePageSources()
  const translate = useTranslate()
  const state = sources.stateOf(block.when)
  if (state === 'loading') return <Outline block={block} />
  if (state === 'failed') return <ConditionFailed when={block.when} />
  if (!evaluateCondition(block.when, scope))
    return block.otherwise ? <Notice tone="warn">{translate(block.otherwise, scope)}</Notice> : null
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
    <Part className={`pw-block pw-block-${block.block}`} data-block={id} ref={tellOpening}>
      {block.event && <OpenedEvent name={block.event} of="block" />}
      {block.title && <h2 className="pw-block-title">{translate(block.title, scope)}</h2>}
      {children}
    </Part>
  )
}

/**
 * Marks the page with the phase of its opening once the first block renders. It sets an attribute, because a delayed
 * animation costs time in each frame and restyles its descendants at its end.
 */
function tellOpening(block: HTMLElement | null): void {
  const main = block?.closest('main')
  if (!main || main.dataset['opening']) return
  main.dataset['opening'] = 'soon'
  setTimeout(() => (main.dataset['opening'] = 'later'), 400)
  setTimeout(() => (main.dataset['opening'] = 'over'), 2500)
}

/** Renders a block by its kind. Throws `UnknownPart` on an unknown kind. */
function draw(id: string, block: Block): ReactNode {
  const kind: string = block.block
  if (!outlineOf(kind))
    throw new UnknownPart(`${id}: there is no block "${kind}". Allowed: ${Object.keys(outlines).join(', ')}.`)
  views[kind] ??= viewOf(kind)
  return views[kind]({ id, block })
}

interface ViewProps {
  readonly id: string
  readonly block: Block
}
const views: { [kind: string]: (props: ViewProps) => ReactNode } = {}

/** Returns the view of a kind. A chunk exports each view under the name of the kind (`Views` in `blockCode.ts`). */
function viewOf(kind: string) {
  // Chunks of large kinds are named after the kind.
  const own: { readonly [kind: string]: Preloadable<object> } = blockCode
  return drawn(own[kind] ?? blockCode.view, (code) => code[kind as keyof typeof code] as ComponentType<ViewProps>)
}

/** Renders the form of a sheet, from the chunk of form blocks. */
export const renderActionForm = drawn(blockCode.form, (code) => code.SheetForm)

function drawn<Code, Props extends object>(code: Preloadable<Code>, view: (code: Code) => ComponentType<Props>) {
  const now = () => {
    const loaded = code.loaded()
    return loaded && view(loaded)
  }
  return lazyPart(async () => view(await code.load()), now)
}

/** Renders the skeleton of a block. The skeleton of a menu has as many entries as the menu, so that nothing moves. */
function Outline({ block }: { readonly block: Block }) {
  const { look, byLook, count, ratio = '', columns = '' } = outlineOf(block.block) ?? { look: 'page' }
  const own = block as { readonly [member: string]: unknown }
  const shown = byLook?.[String(own.look)] ?? look
  const [box, width] = [own[ratio], own[columns]]
  if (shown === 'nothing') return <span hidden className="pw-unsure" />
  if (typeof box === 'string') return <Skeleton look={shown} style={boxOf(box)} />
  if (typeof width === 'number') return <Skeleton look="cells" style={columnsOf(width)} />
  return <Skeleton look={shown} count={count === undefined ? undefined : Object.keys(own[count] ?? {}).length} />
}

function outlineOf(kind: string): OutlineRule | undefined {
  return Object.hasOwn(outlines, kind) ? outlines[kind as keyof typeof outlines] : undefined
}

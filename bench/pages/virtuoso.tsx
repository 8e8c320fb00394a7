// A hand-written list with react-virtuoso. It requests the next page near the end.
import { useCallback, useEffect, useRef, useState } from 'react'
import { Virtuoso } from 'react-virtuoso'
import type { DrawnMember } from '../drawn'
import { ask, showPage } from './show'

interface Page {
  readonly list: readonly DrawnMember[]
  readonly has_more: boolean
}

function Members({ size, total }: { readonly size: number; readonly total: number }) {
  const [members, setMembers] = useState<readonly DrawnMember[]>([])
  const next = useRef({ page: 1, isBusy: false, hasMore: true })

  const more = useCallback(async () => {
    if (next.current.isBusy || !next.current.hasMore) return
    next.current.isBusy = true
    const { page } = next.current
    const { list, has_more } = await ask<Page>('member', { page, size, total })
    next.current = { page: page + 1, isBusy: false, hasMore: has_more }
    setMembers((known) => [...known, ...list])
  }, [size, total])

  useEffect(() => void more(), [more])

  return (
    <Virtuoso
      useWindowScroll
      data={members}
      endReached={() => void more()}
      increaseViewportBy={600}
      computeItemKey={(_, { id }) => id}
      itemContent={(_, { id, name, coins }) => (
        <div className="row">
          <div>
            <b>
              <bdi>{name}</bdi>
            </b>
            <p>
              ID <bdi>{id}</bdi>
            </p>
          </div>
          <bdi>{figures.format(coins)}</bdi>
        </div>
      )}
    />
  )
}

const figures = new Intl.NumberFormat('en')
const asked = new URLSearchParams(location.search)
showPage(<Members size={Number(asked.get('size'))} total={Number(asked.get('total'))} />)

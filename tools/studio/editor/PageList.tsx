import { useEffect, useRef, useState } from 'react'
import { isObject } from '@pagewright/engine/studio'
import { useEditing } from './context'
import { IconButton } from './Icon'
import { PartTree } from './parts/PartTree'
import { effectivePage, lightTokens } from './model/draftProduct'
import { textOf } from './model/pageParts'
import { PageSketch } from './PageSketch'

interface PageListProps {
  onOpen(route: string): void
  onNew(): void
}

/** Draws the pages, found by a search in names and routes, and below them the parts of the open page. */
export function PageList({ onOpen, onNew }: PageListProps) {
  const { state, route, english, combination } = useEditing()
  const [wanted, setWanted] = useState('')
  const [listed, setListed] = useState(route)
  const current = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // On a phone the list is in the flow of the page, which stays where it is.
    if (window.matchMedia('(width >= 700px)').matches) current.current?.scrollIntoView({ block: 'nearest' })
  }, [route])
  const tokens = lightTokens(state.product, combination.market)
  const small = wanted.trim().toLowerCase()
  const pages = Object.entries(state.product.pages)
    .map(([path, page]) => ({ path, name: textOf(page['title'], english) ?? path }))
    .filter(({ path, name }) => `${path} ${name}`.toLowerCase().includes(small))
  // The search before does not hide the page that is opened, such as a new one.
  if (listed !== route) {
    setListed(route)
    if (pages.every(({ path }) => path !== route)) setWanted('')
  }
  const overlays = state.product.markets[combination.market]?.['pages']
  const isHidden = (path: string) => isObject(overlays) && overlays[path] === null
  return (
    <div className="pw-studio-left">
      <nav className="pw-studio-pages" aria-label="Pages" data-region="pages" tabIndex={-1}>
        <div className="pw-studio-find">
          <input
            type="search"
            aria-label="Find a page"
            placeholder="Find a page"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <IconButton icon="plus" label="New page" onClick={onNew} />
        </div>
        <ul>
          {pages.map(({ path, name }) => (
            <li key={path}>
              <button
                ref={path === route ? current : undefined}
                type="button"
                aria-current={path === route ? 'page' : undefined}
                onClick={() => onOpen(path)}
              >
                <PageSketch
                  page={effectivePage(state.product, combination.market, path) ?? state.product.pages[path] ?? {}}
                  tokens={tokens}
                />
                <span>
                  <strong>{name}</strong>
                  <small>
                    {path}
                    {isHidden(path) && ' · hidden here'}
                  </small>
                </span>
              </button>
            </li>
          ))}
          {pages.length === 0 && <li className="pw-studio-note">No page has this name.</li>}
        </ul>
      </nav>
      <section className="pw-studio-pages" aria-labelledby="parts" data-region="parts" tabIndex={-1}>
        <h2 id="parts">Parts of this page</h2>
        <PartTree />
      </section>
    </div>
  )
}

// Bugs in lists.
import type { Bug } from './bug'

const list = 'tests/engine/lists'

export const listBugs: readonly Bug[] = [
  {
    id: 'list-without-end',
    careless: 'Asks for pages as long as has_more is true, though they bring nothing new.',
    file: 'src/engine/lists/data/paging.ts',
    find: 'last.hasMore && hasNewRows(pages, rowKey)',
    put: 'last.hasMore',
    tests: [`${list}/paging.test.ts`],
  },
  {
    id: 'list-past-its-end',
    careless: 'Asks for another page although has_more is false.',
    file: 'src/engine/lists/data/paging.ts',
    find: 'last.hasMore && hasNewRows(pages, rowKey)',
    put: 'hasNewRows(pages, rowKey)',
    tests: [`${list}/paging.test.ts`],
  },
  {
    id: 'fills-without-bound',
    careless: 'Loads page after page without a gesture of the person.',
    file: 'src/engine/lists/data/paging.ts',
    find: 'pixelsBelow < wantedPixels && autoLoads < maxAutoLoads',
    put: 'pixelsBelow < wantedPixels',
    tests: [`${list}/paging.test.ts`],
  },
  {
    id: 'no-cap',
    careless: 'Holds as many pages as the server has.',
    file: 'src/engine/lists/data/paging.ts',
    find: 'if (pages.length >= maxPages || ',
    put: 'if (',
    tests: [`${list}/paging.test.ts`],
  },
  {
    id: 'rows-twice',
    careless: 'Shows a row twice that two pages hold.',
    file: 'src/engine/lists/data/rows.ts',
    find: '!whole.keys.has(key) && whole.keys.add(key)',
    put: 'whole.keys.add(key)',
    tests: [`${list}/rows.test.ts`],
  },
  {
    id: 'search-per-key',
    careless: 'Searches at every key.',
    file: 'src/engine/lib/timing.ts',
    find: 'wait = 500): Debounced<Args>',
    put: 'wait = 0): Debounced<Args>',
    tests: [`${list}/timing.test.ts`, `${list}/useSearch.test.tsx`],
  },
  {
    id: 'half-words-sought',
    careless: 'Searches for words that an input method has not finished.',
    file: 'src/engine/lists/data/useSearch.ts',
    find: 'if (isComposing.current) return settle.cancel()',
    put: '',
    tests: [`${list}/useSearch.test.tsx`],
  },
  {
    id: 'all-pages-again',
    careless: 'Asks for every page again when someone returns to a list.',
    file: 'src/engine/lists/data/source.ts',
    find: '    pages: 1,\n',
    put: '',
    tests: [`${list}/refresh.test.ts`, `${list}/List.test.tsx`],
  },
  {
    id: 'stale-pages-kept',
    careless: 'Keeps the pages below a first page that no longer fits to them.',
    file: 'src/engine/lists/data/mergePage.ts',
    find: 'return isOldTop ? mergePage(old, fresh, rowKey) : undefined',
    put: 'return mergePage(old, fresh, rowKey)',
    tests: [`${list}/rows.test.ts`, `${list}/refresh.test.ts`],
  },
]

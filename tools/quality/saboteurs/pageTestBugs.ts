// Bugs that the tests which come with every page notice, whichever page it is: `npm run saboteurs -- --e2e`.
import type { Bug } from './bug'

const tests = ['tests/e2e/pageTests.spec.ts']

export const pageTestBugs: readonly Bug[] = [
  {
    id: 'empty-in-general',
    careless: 'Says of every list without rows the same, whatever its page says.',
    file: 'src/engine/blocks/list/EmptyRows.tsx',
    find: 'empty && translate(empty.text, scope)',
    put: 'undefined',
    tests,
  },
  {
    id: 'end-unsaid',
    careless: 'Leaves the end of a list to be guessed.',
    file: 'src/engine/lists/ListFooter.tsx',
    find: `<p className="pw-list-no-more">{texts.t('engine.list.end')}</p>`,
    put: 'null',
    tests,
  },
  {
    id: 'no-pictures-no-words',
    careless: 'Draws a carousel that has no pictures.',
    file: 'src/engine/blocks/carousel/CarouselBlockView.tsx',
    find: '  if (rows.length === 0) return null\n',
    put: '',
    tests,
  },
  {
    id: 'messages-in-general',
    careless: 'Forgets the words that a page has for a field that is missing.',
    file: 'src/engine/forms/validation/messages.ts',
    find: "field?.messages?.[keyword] ?? (keyword === 'blank' ? field?.messages?.['required'] : undefined)",
    put: 'undefined',
    tests,
  },
  {
    id: 'wrong-and-not-found',
    careless: 'Leaves the focus on the button when a field is missing.',
    file: 'src/engine/forms/state/useSubmit.ts',
    find: 'if (container.current) focusFirstInvalid(container.current)',
    put: '',
    tests,
  },
  {
    id: 'offered-to-all',
    careless: 'Offers every action to everybody, and leaves the rest to the server.',
    file: 'src/engine/actions/perform/useActions.ts',
    find: 'evaluateCondition(action.when, scope) && isPossible(action)',
    put: 'isPossible(action)',
    tests,
  },
  {
    id: 'blocks-for-all',
    careless: 'Draws blocks whose conditions do not hold.',
    file: 'src/engine/blocks/Blocks.tsx',
    find: '  if (!evaluateCondition(block.when, scope))\n    return',
    put: '  if (!scope) return',
    tests,
  },
]

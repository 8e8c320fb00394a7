// Bugs that only a browser shows: `npm run saboteurs -- --e2e`.
import type { Bug } from './bug'

export const browserBugs: readonly Bug[] = [
  {
    id: 'stripped-late',
    careless: 'Takes the token out of the address when the page is idle, after the first requests.',
    file: 'src/engine/boot/prepareStart.ts',
    find: 'takeIdentity(window.location, window.history)',
    put: 'takeIdentity(window.location, { state: null, replaceState: (...to) => void setTimeout(() => history.replaceState(...to), 5000) })',
    tests: ['tests/e2e/session.spec.ts'],
  },
  {
    id: 'drafts-outlive-their-owner',
    careless: 'Leaves what a person typed on the device when they sign out.',
    file: 'src/engine/boot/prepareStart.ts',
    find: 'drafts.keepOnly(after?.uid)',
    put: '',
    tests: ['tests/e2e/home.spec.ts'],
  },
  {
    id: 'code-from-text',
    careless: 'Compiles validators in the browser, which the policy forbids.',
    file: 'src/engine/forms/Form.tsx',
    find: '  const formUiSchema = useMemo',
    put: "  void globalThis.Function?.('return 1')()\n  const formUiSchema = useMemo",
    tests: ['tests/e2e/login.spec.ts'],
  },
  {
    id: 'reload-over-a-form',
    careless: 'Loads the document anew while a form holds what is not sent.',
    file: 'src/engine/page/NewVersionBanner.tsx',
    find: '!isReloadBlocked() && !isTyping() && ',
    put: '',
    tests: ['tests/e2e/deploy.spec.ts'],
  },
]

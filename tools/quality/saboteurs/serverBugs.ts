// Bugs in what is served, and by which headers.
import type { Bug } from './bug'

const tooling = 'tests/tooling'

export const serverBugs: readonly Bug[] = [
  {
    id: 'no-trusted-types',
    careless: 'Drops trusted types from the policy.',
    file: 'tools/cli/securityHeaders.ts',
    find: '  "require-trusted-types-for \'script\'",\n',
    put: '',
    tests: [`${tooling}/serveFiles.test.ts`, `${tooling}/deployDoc.test.ts`],
  },
  {
    id: 'inline-scripts',
    careless: 'Allows inline scripts because one library wants them.',
    file: 'tools/cli/securityHeaders.ts',
    find: '"script-src \'self\'"',
    put: "\"script-src 'self' 'unsafe-inline'\"",
    tests: [`${tooling}/serveFiles.test.ts`, `${tooling}/deployDoc.test.ts`],
  },
  {
    id: 'framed',
    careless: 'Lets any page put this one into a frame.',
    file: 'tools/cli/securityHeaders.ts',
    find: '  "frame-ancestors \'none\'",\n',
    put: '',
    tests: [`${tooling}/serveFiles.test.ts`, `${tooling}/deployDoc.test.ts`],
  },
  {
    id: 'sniffed',
    careless: 'Lets browsers guess what a file is.',
    file: 'tools/cli/securityHeaders.ts',
    find: "  'x-content-type-options': 'nosniff',\n",
    put: '',
    tests: [`${tooling}/serveFiles.test.ts`, `${tooling}/deployDoc.test.ts`],
  },
  {
    id: 'referrer-sent',
    careless: 'Removes the tag that keeps the first address, with its token, out of the Referer of the first script.',
    file: 'index.html',
    find: '    <meta name="referrer" content="no-referrer" />\n',
    put: '',
    tests: ['tests/architecture.test.ts'],
  },
  {
    id: 'page-for-script',
    careless: 'Answers a script that is not there with the page, and status 200.',
    file: 'tools/vite/serveFiles.ts',
    find: "if (extname(path) || !asksForPage(request)) return refuse(response, 404, 'This file does not exist.')",
    put: '',
    tests: [`${tooling}/serveFiles.test.ts`],
  },
  {
    id: 'old-page-kept',
    careless: 'Lets browsers keep index.html for a year.',
    file: 'tools/vite/serveFiles.ts',
    find: "isHashed ? forEver : path === '/index.html' ? 'no-store' : 'no-cache'",
    put: 'forEver',
    tests: [`${tooling}/serveFiles.test.ts`],
  },
  {
    id: 'out-of-the-folder',
    careless: 'Serves hidden files, such as .git and .env.',
    file: 'tools/vite/serveFiles.ts',
    find: '/\\/\\.(?!well-known\\/)|\\.(br|gz)$/.test(path)',
    put: '/\\.(br|gz)$/.test(path)',
    tests: [`${tooling}/serveFiles.test.ts`],
  },
  {
    id: 'map-shipped',
    careless: 'Ships source maps.',
    file: 'tools/quality/steps/contents.ts',
    find: "if (name.endsWith('.map')) return [`${name}: a source map is shipped.`]",
    put: '',
    tests: [`${tooling}/steps.test.ts`],
  },
]

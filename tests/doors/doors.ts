// The commands of the documents, each with what happens when it is the first one typed.
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

export interface Door {
  /** The command as a document prints it. */
  readonly command: string
  /** What is typed where the document leaves a gap, such as a file. */
  readonly types?: string
  /** What the person has in the folder already, by path. */
  readonly has?: { readonly [path: string]: string }
  /** What comes on standard input. */
  readonly input?: string
  /** The exit code; 0 if it is not given. */
  readonly ends?: number
  readonly prints?: RegExp
  /** The paths that git sees afterwards; none if they are not given. */
  readonly writes?: readonly string[]
  /** For a server: looks at the page that the browser shows at its address. The server is stopped with Ctrl+C. */
  readonly opens?: (page: Page) => Promise<void>
  /** For a command that goes on until Ctrl+C without a page. */
  readonly goesOn?: true
}

/** Signs in as a demo person, and scrolls a list to rows of a later page. */
export async function signInAndScroll(page: Page): Promise<void> {
  await page.goto('/login?lang=en')
  await page.getByLabel('User name or Lumi user ID').fill('owner')
  await page.getByLabel('Password', { exact: true }).fill('lumi')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto('/guild/member')
  const rows = page.locator('[data-item-index]')
  await expect(rows.first()).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    const last = await rows.last().getAttribute('data-item-index', { timeout: 1000 })
    expect(Number(last)).toBeGreaterThan(25)
  }).toPass({ timeout: 60_000 })
}

const shows = (text: string | RegExp) => async (page: Page) => {
  await page.goto('/')
  await expect(page.getByText(text).first()).toBeVisible()
}

async function showsExample(page: Page): Promise<void> {
  await page.goto('/#block/list')
  await expect(page.frameLocator('iframe').locator('main [data-block]').first()).toBeVisible()
}

async function writesNote(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByText('Note 60')).toBeVisible()
  await page.getByText('New note').click()
  await page.getByLabel('Title').fill('Milk')
  await page.getByLabel('Text').fill('Two bottles')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Two bottles')).toBeVisible()
}

const hello = `${JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'newcomer', version: '1' } },
})}\n`

const document = `openapi: 3.0.3
info: { title: Shops, version: '1' }
paths:
  /shops:
    get:
      responses:
        '200':
          description: Shops
          content:
            application/json:
              schema:
                type: object
                required: [list]
                properties:
                  list: { type: array, items: { type: object, required: [id], properties: { id: { type: string } } } }
`

const event = JSON.stringify({
  event_id: '0'.repeat(32),
  exception: { values: [{ type: 'TypeError', value: 'x', stacktrace: { frames: [] } }] },
})

/** Commands in a fresh clone of this repository. */
export const ofRepository: readonly Door[] = [
  { command: 'npm start', opens: signInAndScroll },
  { command: 'npm start -- --port 5200', opens: shows('Log in') },
  { command: 'npm run preview', opens: signInAndScroll },
  { command: 'npm run preview -- --mode app', opens: shows('Log in') },
  { command: 'npm run showcase', opens: showsExample },
  { command: 'npm start -w examples/conduit', opens: shows('About the specification') },
  { command: 'npm run preview -w examples/conduit', opens: shows('About the specification') },
  { command: 'npm start -w examples/github', opens: shows('lantern') },
  { command: 'npm run docs', opens: shows('Quick start') },
  { command: 'npm run docs -- build', prints: /build complete/ },
  { command: 'npm run generate', prints: /up to date/ },
  { command: 'npm run generate -- --check' },
  { command: 'npm run check', prints: /No problems\./ },
  { command: 'npm run check -- --json', prints: /\n\[\]\n$/ },
  { command: 'npm run new -- page', ends: 2, prints: /These are missing:\n +--route/ },
  { command: 'npm run new -- field', ends: 2, prints: /These are missing:\n +--form/ },
  { command: 'npm run new -- endpoint', ends: 2, prints: /These are missing:\n +--call/ },
  {
    command: 'npm run new -- field --form guildCreate --name motto --type string --label en=Motto --dry-run',
    prints: /^\+ +"motto": \{/m,
  },
  { command: 'npm run change -- --list', prints: /No changes yet\./ },
  {
    command: 'npm run change -- --plan --diff --do text --language en --key guild.member.title --text People',
    prints: /locales\/en\.json/,
  },
  { command: 'npm run import -- openapi api.yaml --dry-run', has: { 'api.yaml': document }, prints: /GET \/shops/ },
  { command: 'npm run texts -- out ru --to ru.csv', prints: /to ru\.csv/, writes: ['ru.csv'] },
  { command: 'npm run mcp', input: hello, prints: /"serverInfo"/ },
  {
    command: 'npm run effective -- --market russia --page /withdraw/add-method --explain',
    prints: /markets\/russia\.ts:\d+/,
  },
  { command: 'npm run build', prints: /brotli/ },
  { command: 'npm run format -- pages', prints: /Finished/ },
  { command: 'node tools/ready.mjs simulate --seed 7', prints: /calm/ },
  { command: 'npm start -- --help', prints: /--port <port>/ },
  { command: 'npm run pack -- --into packages', prints: /create-pagewright-0\.1\.0\.tgz/ },
  { command: 'npm test -- whole -t types', prints: /\n1 passed, 0 failed\n$/ },
  { command: 'npm test -- translate', prints: /\d+ passed, 0 failed\n$/ },
  {
    command: 'npx playwright test <file>',
    types: 'npx playwright test tests/e2e/login.spec.ts',
    ends: 1,
    prints: /There is no build in dist: run `npm run build` first\./,
  },
  {
    command: 'npx vitest run <file>',
    types: 'npx vitest run tests/engine/i18n/format.test.ts',
    prints: /Test Files +1 passed/,
  },
]

/** Commands that make a product, in their order, and where each is typed. */
export const quickStart = [
  { at: 'clone', command: 'npm run pack -- --into packages' },
  { at: '.', command: 'npm install path/to/packages/create-pagewright-0.1.0.tgz' },
  { at: '.', command: 'npm create pagewright my-app -- --no-install' },
  { at: 'my-app', command: 'npm install path/to/packages/pagewright-*.tgz' },
] as const

/** Commands that make one from a registry, in their order, in an empty folder. */
export const fromRegistry = [{ command: 'npm create pagewright@latest my-app' }] as const

/** Commands in a product made so. */
export const ofStarter: readonly Door[] = [
  { command: 'npm start', opens: writesNote },
  { command: 'npm start -- --port 5400', opens: shows('Note 60') },
  { command: 'npm test', prints: /3 passed/ },
  { command: 'npm run build', prints: /brotli/ },
  { command: 'npm run preview', opens: writesNote },
  { command: 'npm run types' },
  { command: 'npm run check', prints: /No problems\./ },
  { command: 'npm run generate', prints: /up to date/ },
  { command: 'npm run new', ends: 2, prints: /page.*field/s },
  { command: 'npm run change', ends: 2, prints: /--do/ },
  { command: 'npm run change -- --list', prints: /No changes yet\./ },
  { command: 'npm run import', ends: 2, prints: /openapi/ },
  { command: 'npm run texts', ends: 2, prints: /out.*in/s },
  { command: 'npm run effective', ends: 2, prints: /--market/ },
  { command: 'npm run mcp', ends: 1, prints: /npm install --save-dev @modelcontextprotocol\/sdk/ },
  { command: 'npx pagewright --help', prints: /effective/ },
  { command: 'npx pagewright --version', prints: /^\d+\.\d+\.\d+\n$/ },
  { command: 'npx pagewright check --help', prints: /--watch/ },
  { command: 'npx pagewright new field --help', prints: /--label/ },
  { command: 'npx pagewright check', prints: /No problems\./ },
  { command: 'npx pagewright check --watch', prints: /No problems\./, goesOn: true },
  { command: 'npx pagewright generate --check' },
  {
    command: 'npx pagewright new field --form note --name colour --type string --max 20 --label en=Colour',
    prints: /npm run change -- --undo 1/,
    writes: [
      'locales/en.json',
      'pages/newNote.ts',
      'schemas/forms.json',
      'schemas/notes.json',
      'src/generated/types.ts',
    ],
  },
  {
    command: 'npx pagewright change --plan --diff --do text --language en --key notes.title --text Home',
    prints: /^\+ +"notes.title": "Home"/m,
  },
  { command: 'npx pagewright import openapi api.yaml --dry-run', has: { 'api.yaml': document }, prints: /GET \/shops/ },
  { command: 'npx pagewright texts out de --to de.xlf', ends: 2, prints: /only English\. Add a language first/ },
  { command: 'npx pagewright mcp --by helper', ends: 1, prints: /npm install --save-dev @modelcontextprotocol\/sdk/ },
  { command: 'npx pagewright effective --market main --page / --explain', prints: /pages\/notes\.ts:\d+/ },
  {
    command: 'npx pagewright release list --store dist',
    ends: 1,
    prints: /dist has no index\.html\. Deploy a build there first/,
  },
  { command: 'npx pagewright symbolicate event.json', has: { 'event.json': event }, prints: /TypeError: x/ },
]

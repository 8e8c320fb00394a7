// The example of docs/form-alone.md: an application with nothing but React and one form, built and used.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { docBlock } from '../tooling/docBlock'
import { expectAccessible } from './support/axe'
import { startServer, type DevServer } from './support/devServer'
import { runNode } from './support/runNode'

const root = resolve(import.meta.dirname, '../..')
const doc = 'docs/form-alone.md'
const vite = join(root, 'node_modules/vite/bin/vite.js')
const main = `import { createRoot } from 'react-dom/client'
import { Invitation } from './Invitation'
createRoot(document.querySelector('#app')!).render(
  <Invitation onSend={(values) => { document.title = JSON.stringify(values) }} />,
)
`
const document = `<!doctype html>
<html lang="en"><head><title>Invite</title></head>
<body><main><h1>Invite somebody</h1><div id="app"></div></main><script type="module" src="/src/main.tsx"></script></body></html>
`
let folder: string
let server: DevServer | undefined

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alone-'))
  const all = JSON.parse(readFileSync(join(root, 'locales/en.json'), 'utf8')) as { readonly [key: string]: string }
  const engine = Object.entries(all).filter(([key]) => key.startsWith('engine.'))
  const words = JSON.parse(docBlock(doc, 'json src/words.json')) as object
  write('src/messages.json', JSON.stringify({ ...Object.fromEntries(engine), ...words }))
  for (const [language, file] of [
    ['ts', 'vite.config.ts'],
    ['json', 'src/invitation.json'],
    ['tsx', 'src/Invitation.tsx'],
  ] as const)
    write(file, docBlock(doc, `${language} ${file}`))
  write('src/main.tsx', main)
  write('index.html', document)
  write('package.json', '{ "type": "module" }')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const { status, stdout, stderr } = await runNode(folder, [vite, 'build', '--configLoader', 'runner'])
  expect(status, stdout + stderr).toBe(0)
  const preview = [
    process.execPath,
    vite,
    'preview',
    '--configLoader',
    'runner',
    '--host',
    '127.0.0.1',
    '--port',
    '5500',
  ]
  server = await startServer(folder, preview)
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

test('a form alone refuses what is missing, follows its conditions and hands over its values', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(server?.origin ?? '')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('Please enter Name')).toBeVisible()
  await expect(page.getByText('Please select How to reach them')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Name').fill('Ada')
  await expect(page.getByLabel('Email', { exact: false }).and(page.getByRole('textbox'))).toHaveCount(0)
  await page.getByText('Email', { exact: true }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.fill('nowhere')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('Enter Email as an email address')).toBeVisible()
  await email.fill('ada@example.com')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page).toHaveTitle('{"name":"Ada","way":"email","email":"ada@example.com"}')
  expect(faults).toEqual([])
})

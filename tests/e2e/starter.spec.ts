// Somebody who has nothing of this repository but its packages: from an empty folder to a page, a change and a build.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { packPackages } from './support/packPackages'
import { startServer, type DevServer } from './support/devServer'
import { runProgram } from './support/runNode'

test('npm create pagewright, npm start, npm test and npm run build', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'starter-'))
  const app = join(folder, 'my-app')
  let server: DevServer | undefined
  const npm = async (cwd: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = await runProgram('npm', cwd, args)
    expect(status, `npm ${args.join(' ')}:\n${stdout}\n${stderr}`).toBe(0)
    return stdout
  }
  try {
    const archives = await packPackages(join(folder, 'packages'))
    const create = archives.filter((path) => path.includes('create-pagewright'))
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline']
    await npm(folder, 'install', ...quiet, ...create)
    await npm(folder, 'exec', 'create-pagewright', 'my-app')
    // What the registry would have is in archives here; all other packages come from it.
    await npm(app, 'install', ...quiet, ...archives.filter((path) => !create.includes(path)))
    server = await startServer(app, ['npm', 'start', '--', '--host', '127.0.0.1', '--port', '5400'])
    await page.goto(server.origin)
    await expect(page.getByText('Note 60')).toBeVisible()

    await test.step('a note is written', async () => {
      await page.getByText('New note').click()
      await page.getByLabel('Title').fill('Milk')
      await page.getByLabel('Text').fill('Two bottles')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Two bottles')).toBeVisible()
    })
    await test.step('a field of the list is added by config', async () => {
      const file = join(app, 'pages/notes.ts')
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replace("title: 'row.title'", "title: 'row.id'"))
      await expect(page.getByText('Note 60')).toHaveCount(0)
      writeFileSync(file, text)
    })
    await server.stop()
    expect(await npm(app, 'test')).toContain('3 passed')
    await npm(app, 'run', 'types')
    await npm(app, 'run', 'build')
    expect(readFileSync(join(app, 'dist/index.html'), 'utf8')).toContain('/assets/begin-')
  } finally {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

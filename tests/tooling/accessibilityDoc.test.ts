// docs/accessibility.md: the tests that it names exist.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/cli/root'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const named = [...read('docs/accessibility.md').matchAll(/`(tests\/[\w/.]+)` \*(.+?)\*(?=<br>| \|)/g)]

it.each(named.map(([, file = '', title = '']) => [file, title]))('%s has the test "%s"', (file, title) => {
  expect(read(file)).toContain(title)
})

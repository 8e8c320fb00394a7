// Each command that the documents tell people to type, as the first one typed in a fresh clone.
import { expect } from '@playwright/test'
import { test } from './clone'
import { documented } from './documents'
import { fromRegistry, ofRepository, ofStarter, quickStart } from './doors'
import { open } from './open'

for (const door of ofRepository)
  test(door.command, async ({ clone, browser }) => {
    clone.reset()
    await open(door, clone, browser)
  })

test('every command of the documents is tried here, and nothing else is', () => {
  const tried = [...ofRepository, ...quickStart, ...fromRegistry, ...ofStarter].map(({ command }) => command)
  const named = documented()
  const untried = [...named].filter(([command]) => !tried.includes(command) && !triedElsewhere.includes(command))
  expect(untried.map(([command, document]) => `${document}: ${command}`)).toEqual([])
  expect([...tried, ...triedElsewhere].filter((command) => !named.has(command))).toEqual([])
})

/** These run this very test. */
const triedElsewhere = ['npm test']

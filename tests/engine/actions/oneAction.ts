// One action on a page, in a browser whose clipboard and way out are watched.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import type { Action } from '../../../src/engine/language/types/plain'
import { show, type Server } from '../kit'

/** Texts that the page copied to the clipboard. */
export const copied: string[] = []
/** URLs that the page was left for. */
export const left: string[] = []

/** Watches them in each test of the file that says so. */
export function watchBrowser(): void {
  beforeEach(() => {
    copied.length = 0
    left.length = 0
    vi.spyOn(window.location, 'assign').mockImplementation((url) => void left.push(String(url)))
    vi.stubGlobal(
      'navigator',
      Object.create(navigator, {
        share: { value: undefined, configurable: true },
        clipboard: { value: { writeText: async (text: string) => void copied.push(text) } },
        // The getter of the real one does not work on its child; a page that an earlier test left may still ask.
        userAgent: { value: navigator.userAgent },
      }),
    )
  })
}

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export function one(
  action: Action,
  server: Server = { 'POST /change': () => ({}), 'POST /pay': () => ({}) },
  path = '/here?id=9',
) {
  return show({ actions: { one: action }, server, path })
}

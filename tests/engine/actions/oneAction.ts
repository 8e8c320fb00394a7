// Shows one action on a page, in a browser whose clipboard and navigation are recorded.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import type { Action } from '../../../src/engine/language/types/plain'
import { show, type Server } from '../kit'

/** Texts that the page copied to the clipboard. */
export const copied: string[] = []
/** URLs that the page was left for. */
export const left: string[] = []

/** Records them in each test of the file that calls this. */
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
        // The getter of the real navigator does not work on a derived object, and a page of an earlier test may still
        // use it.
        userAgent: { value: navigator.userAgent },
      }),
    )
  })
}

export const press = async (name: string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }))

export function one(
  action: Action,
  server: Server = { 'POST /change': () => ({}), 'POST /pay': () => ({}) },
  path = '/here?id=9',
) {
  return show({ actions: { one: action }, server, path })
}

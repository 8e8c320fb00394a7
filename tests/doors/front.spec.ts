// The front door: `.ci/run` has started the clone as it is, and names its address.
import { test } from '@playwright/test'
import { signInAndScroll } from './doors'

test.use({ baseURL: process.env.FRONT_DOOR, viewport: { width: 375, height: 812 }, locale: 'en-US' })

test('a newcomer signs in and scrolls a list', ({ page }) => signInAndScroll(page))

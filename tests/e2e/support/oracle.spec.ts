// Whether the oracle bites: each crime must be seen, for its own reason.
import { settled } from './routes'
import { expect, test } from './test'

const crimes: readonly (readonly [what: string, commit: () => void, seen: RegExp])[] = [
  ['an error that nobody catches', () => setTimeout(() => JSON.parse('{')), /^uncaught: SyntaxError/],
  ['a promise that nobody catches', () => void Promise.reject(new Error('lost')), /^uncaught: Error: lost/],
  ['a line in the console', () => console.error('wrong'), /^console\.error: wrong/],
  [
    'HTML made from text',
    () => setTimeout(() => (document.body.innerHTML = 'x')),
    /^security policy: require-trusted-types/,
  ],
  [
    'a picture from elsewhere',
    () => void (new Image().src = 'https://x.invalid/'),
    /^request to a foreign host: https:\/\/x/,
  ],
  ['a hole in a sentence', () => document.body.append('You have undefined coins'), /^shows "undefined"/],
  ['the name of an error', () => document.body.append('TypeError: list is missing'), /^shows "TypeError"/],
  ['a stack', () => document.body.append('at open (https://x/assets/start.js:1:2)'), /^shows "at open \("/],
  ['a raw key', () => document.body.append('guild.member.title'), /^shows "guild.member.title"/],
  ['a spoken hole', () => document.body.setAttribute('aria-label', 'NaN'), /shows "NaN" in aria-label/],
  ['an empty page', () => document.body.replaceChildren(), /is blank$/],
]

test('the oracle sees what no page may do', async ({ page, oracle }) => {
  for (const [what, commit, seen] of crimes)
    await test.step(what, async () => {
      await page.goto('/demo')
      // What has not been drawn yet would be drawn over the crime, or miss what it took away.
      await settled(page)
      await page.evaluate(commit)
      const problems = async () => {
        await oracle.inspect(page.context())
        return oracle.problems()
      }
      // It gives an empty page time.
      await expect.poll(problems, { timeout: 40_000 }).toContainEqual(expect.stringMatching(seen))
    })
  oracle.allow(/./)
})

test('the oracle sees a token in an address', async ({ page, site, oracle }) => {
  const { token } = await site.session('owner')
  await page.goto(`/demo?again=${token}`)
  expect(oracle.problems()).toContainEqual(expect.stringMatching(/^a request holds a token: .+again=\(token\)$/))
  oracle.allow(/holds a token/)
})

test('the oracle sees what happens in another context', async ({ browser, site, oracle }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(`${site.origin}/demo`)
  await page.evaluate(() => console.error('elsewhere'))
  await expect.poll(() => oracle.problems()).toEqual(['console.error: elsewhere'])
  oracle.allow(/elsewhere/)
})

test('the oracle lets a calm page pass', async ({ page, oracle }) => {
  await page.goto('/demo')
  await oracle.inspect(page.context())
  expect(oracle.problems()).toEqual([])
})

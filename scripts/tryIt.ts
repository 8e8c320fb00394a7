import { chromium } from '@playwright/test'
import { findBrowser } from './browser'
import { startSite } from './startSite'
import { answer } from '../bench/answer'
import { openPage } from '../bench/measure/openPage'
import { visitForm } from '../bench/measure/visitForm'
import { visitList } from '../bench/measure/visitList'
import { securityHeaders } from './securityHeaders'
export async function main(args: string[]) {
  const ours = await startSite({ folder: '/tmp/h1-pw', api: answer, port: 0, host: '127.0.0.1' })
  const refs = await startSite({ folder: '/tmp/h1-ref', api: answer, port: 0, host: '127.0.0.1', headers: {} as never })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu', '--enable-precise-memory-info', '--no-sandbox'] })
  const ready = 'form:not(:has([aria-busy=true])):has(select option:nth-child(101)) input'
  try {
    for (const [url, problem] of [
      [`${refs.origin}/plain-recharge.html`, '.error'],
      [`${refs.origin}/hookForm-recharge.html`, '.error'],
      [`${refs.origin}/rjsf-recharge.html`, '.error-detail'],
      [`${refs.origin}/jsonForms-recharge.html`, '.validation_error'],
      [`${ours.origin}/recharge`, '.pw-field-error'],
      [`${refs.origin}/plain-fields.html`, '.error'],
      [`${refs.origin}/hookForm-fields.html`, '.error'],
      [`${refs.origin}/rjsf-fields.html`, '.error-detail'],
      [`${refs.origin}/jsonForms-fields.html`, '.validation_error'],
      [`${ours.origin}/fields`, '.pw-field-error'],
    ] as const) {
      if (args[0] && !url.includes(args[0])) continue
      const isFields = url.includes('fields')
      try {
        console.log(url, await visitForm(browser, { url, problem, problems: isFields ? 100 : 5, slowdown: 4, ready: isFields ? 'form input' : url.startsWith(ours.origin) ? 'form:has(.pw-picker:not(.pw-picker-held)) input' : ready }))
      } catch (error) { console.log(url, String(error)) 
        const o = await openPage(browser, { url, slowdown: 1, ready: 'form' })
        await o.page.locator('form button[type=submit]').last().click({timeout: 3000}).catch(String)
        await o.quiet()
        console.log((await o.page.content()).slice(0, 6000)); await o.close()
      }
    }
    if (!args[0] || args[0] === 'list') for (const url of [`${refs.origin}/virtuoso-members.html`, `${ours.origin}/members`])
      console.log(url, await visitList(browser, { url: url + '?size=20&total=1000', ready: '.row, .pw-row', slowdown: 4 }, 1000))
  } finally { await browser.close(); await ours.stop(); await refs.stop() }
  return 0
}

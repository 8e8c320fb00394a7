import { nativeFunctions } from '../../../src/generated/native'
import { createPage, type Page } from '../../../tools/studio/shell/simulators/page'

/** Creates a page in a simulated app that has all functions of Lumi's app. */
export function simulatedPage(userAgent: string): Page {
  return createPage(userAgent, Object.keys(nativeFunctions))
}

// Java objects in a page, whose methods are functions of the app.
import { nativeFunctions } from '../../../generated/native'
import { methodOf } from './globals'

/** The method that takes the page's answers, on a Java object of JsBridge. */
export const answering = 'response'

const methods = [answering, ...Object.keys(nativeFunctions)]

/** Returns whether an object has functions of the app as methods. A script may have added other members. */
export function isJava(owner: unknown): boolean {
  return methods.some((name) => methodOf(owner, name) !== undefined)
}

// Objects of Java in a page, whose methods are the functions of the app.
import { nativeFunctions } from '../../../generated/native'
import { methodOf } from './globals'

/** By this method an object of JsBridge takes what the page answers. */
export const answering = 'response'

const methods = [answering, ...Object.keys(nativeFunctions)]

/** Tells whether an object has functions of the app as methods. A script may have put its own members beside them. */
export function isJava(owner: unknown): boolean {
  return methods.some((name) => methodOf(owner, name) !== undefined)
}

/** A page says what this build does not know, so the page is newer than the code. Trying again does not help. */
export class UnknownPart extends Error {
  // A report tells an error by its name.
  override readonly name = 'UnknownPart'
}

/**
 * Returns true for a browser below the declared floor (`browserslist` in package.json). It tests features, never names:
 * `aspect-ratio` came with Chromium 88, `BroadcastChannel` with Safari 15.4 and `Intl.Segmenter` with Firefox 125.
 * Engines of 2016 must run this code, so it uses only ECMAScript 5.
 */
export function isBelowFloor(): boolean {
  var scope: { CSS?: typeof CSS; BroadcastChannel?: unknown; Intl?: { Segmenter?: unknown } } = window
  return !(
    scope.CSS &&
    scope.CSS.supports &&
    scope.CSS.supports('aspect-ratio', '1') &&
    scope.BroadcastChannel &&
    scope.Intl &&
    scope.Intl.Segmenter
  )
}

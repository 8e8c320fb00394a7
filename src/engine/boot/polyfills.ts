// Polyfills what browsers of the floor lack. Only browsers that need it load this file (`lacksPolyfills`). `npm test`
// rejects a feature newer than the floor that is neither here nor guarded.
import 'core-js/actual/array/at'
import 'core-js/actual/array/find-last-index'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/object/has-own'
import 'core-js/actual/string/at'
import 'core-js/actual/structured-clone'

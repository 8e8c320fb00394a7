// What engines of the floor lack and the application or one of its libraries calls. Only such engines load this file
// (lacksPolyfills.ts); `npm test` refuses a feature newer than the floor that is neither here nor guarded.
import 'core-js/actual/array/at'
import 'core-js/actual/array/find-last-index'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/object/has-own'
import 'core-js/actual/string/at'
import 'core-js/actual/structured-clone'

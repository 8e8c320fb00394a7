export { default as mergeAllOf } from '@rjsf/utils/lib/schema/shallowAllOfMerge.js'

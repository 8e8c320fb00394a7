// For the merging of `allOf`, which weighs as much as all of our controls: a form that has one is drawn with `mergeAllOf`.

/** Never called: what the renderer asks of a schema, it asks with the form's own way to merge. */
function noMerge(): never {
  throw new Error('This form has an "allOf", but its module does not say so (`merges`). Run "npm run generate".')
}

// The module has one export, without a name.
export { noMerge as default }

import { engineFile } from '@pagewright/cli/source'

/**
 * Returns the aliases of libraries that RJSF uses for more than our forms do. docs/adr/0001-rjsf-form-whole.md lists what
 * each saves.
 */
export function rjsfShims(isBuild: boolean): { readonly find: RegExp; readonly replacement: string }[] {
  return [
    { find: /^markdown-to-jsx(\/react)?$/, replacement: engineFile('forms/shims/markdown') },
    // Only in a build: during development, ajv itself loads and needs more of the library.
    ...(isBuild ? [{ find: /^fast-uri$/, replacement: engineFile('forms/shims/fastUri') }] : []),
  ]
}

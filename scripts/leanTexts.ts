// i18next in a build: words by key, plurals and placeholders, without what nobody asked for.
import type { Plugin } from 'vite'
import { leaveOut } from './leaveOut.ts'

/**
 * Leaves out of i18next what this product has no use for: backends, detectors, clones, words as trees or lists, words within
 * words, and the telling of words that are missing, which the texts do themselves.
 */
export function leanTexts(): Plugin {
  return {
    name: 'lean-texts',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/i18next/dist/esm/i18next.js') ? { code: leanCode(id, code), map: null } : null,
  }
}

/** Gives the code of i18next without that. */
export function leanCode(file: string, code: string): string {
  return leaveOut(file, code, unused)
}

const unused = {
  // Options as the texts set them, or leave them.
  values: {
    debug: 'false',
    i18nFormat: 'undefined',
    isClone: 'false',
    joinArrays: 'undefined',
    keySeparator: 'false',
    languageDetector: 'undefined',
    nsSeparator: 'false',
    postProcess: 'undefined',
    returnDetails: 'false',
    returnObjects: 'false',
    saveMissing: 'false',
    updateMissing: 'false',
  },
  // They are silent unless `debug` is set.
  calls: [
    'baseLogger.deprecate',
    'this.logger.deprecate',
    'this.logger.error',
    'this.logger.log',
    'this.logger.once',
    'this.logger.warn',
  ],
  bodies: {
    ...of('Connector', ['load', 'loadOne', 'loaded', 'prepareLoading', 'queueLoad', 'read', 'reload', 'saveMissing']),
    ...of('I18n', [
      'cloneInstance',
      'dir',
      'getFixedT',
      'hydrate',
      'loadLanguages',
      'loadNamespaces',
      'reloadResources',
    ]),
    ...of('I18n', ['toJSON', 'use']),
    ...of('Interpolator', ['nest']),
    ...of('LanguageUtil', ['deprecateBareCode']),
    ...of('ResourceStore', ['addResource', 'addResources', 'removeResourceBundle', 'toJSON']),
    ...of('Translator', ['getUsedParamsDetails']),
    'Translator.hasDefaultValue': 'return false',
    'I18n.hasLoadedNamespace': 'return true',
    'I18n.loadResources': 'callback(null)',
    // Words and what is filled in lie one beside another, under whole keys.
    deepFind: 'return obj && Object.hasOwn(obj, path) ? obj[path] : undefined',
    looksLikeObjectPath: 'return false',
  },
}

function of(className: string, methods: readonly string[]): { readonly [method: string]: string } {
  return Object.fromEntries(methods.map((method) => [`${className}.${method}`, '']))
}

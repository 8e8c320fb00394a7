// Makes forms of JSON Schemas for an application that is not made of pages. See docs/form-alone.md.
import { formSchema, iconShapes, readSchema, validatorModule } from '@pagewright/cli/schemas'
import { engineIcons } from '@pagewright/engine/tools'
import type { Plugin } from 'vite'
import { rjsfShims } from './rjsfShims'

const icons = 'virtual:pagewright/icons'
const ending = '.form.js'

/**
 * Compiles a schema that is imported with the query `?form`, so that no page compiles code. The module exports `form`. Also
 * serves `virtual:pagewright/icons`, and leaves out what RJSF imports for more than these forms do.
 */
export function formModules(): Plugin {
  return {
    name: 'pagewright-forms',
    enforce: 'pre',
    config: (_, { command }) => ({ resolve: { alias: rjsfShims(command === 'build') } }),
    async resolveId(source, importer) {
      if (source === icons) return `\0${icons}`
      if (!source.endsWith('.json?form')) return undefined
      const found = await this.resolve(source.slice(0, -'?form'.length), importer, { skipSelf: true })
      return found && `\0${found.id}${ending}`
    },
    async load(id) {
      if (id === `\0${icons}`) return `export const icons = ${JSON.stringify(iconShapes(engineIcons))}`
      if (!id.startsWith('\0') || !id.endsWith(`.json${ending}`)) return undefined
      const file = id.slice(1, -ending.length)
      this.addWatchFile(file)
      try {
        const { schema, files, warnings } = readSchema(file)
        for (const one of files) if (one !== file) this.addWatchFile(one)
        for (const one of warnings) this.warn(one)
        return { code: await validatorModule(formSchema(schema)), moduleType: 'js' }
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        throw new Error(`${file} is no JSON Schema of a form: ${why}`, { cause: error })
      }
    },
  }
}

import { useMemo } from 'react'
import { ApiError } from '../api/apiError'
import { localise } from '../api/localised'
import { readPage } from '../api/page'
import { useApp, type App } from '../app'
import type { FormServices } from '../form/services'
import { useTexts } from '../text/useTexts'
import { fieldWidgets } from './fieldWidgets'
import { uploadFile } from './uploadFile'

/** Gives what forms need of the running site: choices, checks, uploads, drafts and the product's widgets. */
export function useFormServicesOf(): FormServices {
  const app = useApp()
  const { language } = useTexts()
  return useMemo<FormServices>(
    () => ({
      async loadOptions(options, body, signal) {
        const answer = readPage(
          await app.client.read(options.call, body, { consumer: `options ${JSON.stringify(body)}`, signal }),
        )
        return answer.list.map((row) => localise(row, language))
      },
      async check(check, body, signal) {
        try {
          return {
            good: true,
            answer: await app.client.read(check.call, body, { consumer: `check ${check.failed}`, signal }),
          }
        } catch (error) {
          // The server refused what was typed; anything else says nothing about it.
          if (error instanceof ApiError && error.kind === 'business') return { good: false }
          throw error
        }
      },
      upload: (file, options) => uploadFile(app, file, options),
      drafts: app.drafts,
      widgets: widgetsOf(app),
    }),
    [app, language],
  )
}

const made = new WeakMap<App, FormServices['widgets']>()

/** The same components at every render: a new one would lose what a widget holds. */
function widgetsOf(app: App): FormServices['widgets'] {
  const widgets = made.get(app) ?? fieldWidgets(app.widgets)
  made.set(app, widgets)
  return widgets
}

import { useMutation } from '@tanstack/react-query'
import { createElement, useMemo } from 'react'
import { ApiError } from '../api/answer/apiError'
import { writeOptions } from '../api/queries'
import { loadAllRows } from '../lists/data/loadAllRows'
import { useApp, type App } from '../runtime/app/app'
import type { FormServices } from '../forms/fields/services'
import { useTranslate } from '../i18n/useTranslate'
import { useTexts } from '../i18n/useTexts'
import { ActionButtons } from './ActionButtons'
import { lazyFieldWidgets } from '../forms/theme/lazyWidgets'
import { uploadFile } from './perform/uploadFile'

interface Upload {
  readonly file: Parameters<FormServices['upload']>[0]
  readonly options: Parameters<FormServices['upload']>[1]
}

/** Returns the services of forms: choices, checks, uploads, messages, links, drafts and the product's widgets. */
export function useFormServicesOf(): FormServices {
  const app = useApp()
  const { language } = useTexts()
  const translate = useTranslate()
  const { mutateAsync: upload } = useMutation({
    ...writeOptions,
    mutationFn: ({ file, options }: Upload) => uploadFile(app, file, options),
  })
  return useMemo<FormServices>(
    () => ({
      loadOptions: (options, body, signal) => loadAllRows(app.client, options.call, body, language, signal),
      async check(check, body, signal) {
        try {
          return {
            good: true,
            answer: await app.client.read(check.call, body, { consumer: `check ${check.failed}`, signal }),
          }
        } catch (error) {
          // Only a refusal is about the typed value.
          if (error instanceof ApiError && error.kind === 'business') return { good: false }
          throw error
        }
      },
      upload: (file, options) => upload({ file, options }),
      images: () => app.native.images(),
      translate,
      drawAction: (action, scope) => createElement(ActionButtons, { actions: { action }, scope }),
      drafts: app.drafts,
      recents: app.recents,
      widgets: widgetsOf(app),
    }),
    [app, language, translate, upload],
  )
}

const widgetsByApp = new WeakMap<App, FormServices['widgets']>()

/** Returns the same components at every render. A new component would lose the state of its widget. */
function widgetsOf(app: App): FormServices['widgets'] {
  const widgets = widgetsByApp.get(app) ?? lazyFieldWidgets(app.widgets)
  widgetsByApp.set(app, widgets)
  return widgets
}

import type { PageConfig } from '@pagewright/engine/language'

export const newNote: PageConfig = {
  title: 'new.title',
  access: 'open',
  blocks: {
    form: {
      block: 'form',
      form: 'note',
      fields: {
        title: { label: 'new.name' },
        text: { label: 'new.text', widget: 'textarea' },
      },
      submit: {
        do: 'call',
        label: 'new.save',
        call: 'POST /notes/create',
        done: 'new.saved',
        failed: 'new.notSaved',
        then: { to: '/' },
      },
    },
    film: {
      block: 'media',
      video: '/note.webm',
      poster: '/note.svg',
      captions: { en: '/note.en.vtt' },
      label: 'new.film',
      ratio: '16/9',
    },
  },
}

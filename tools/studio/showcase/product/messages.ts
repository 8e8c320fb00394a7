// The messages of the example product in English. Configs in the showcase may use every key.
export const messages: { readonly [key: string]: string } = {
  'a.title': 'Example title',
  'a.name': 'Example name',
  'field.label': 'Label',
  'field.kind': 'Kind',
  'field.help': 'This text helps to fill in the field.',
  'field.placeholder': 'Type here',
  'choice.owner': 'Owner',
  'choice.guest': 'Guest',
  'choice.friend': 'Friend',
  'page.save': 'Save',
  'page.saved': 'Saved',
  'page.notSaved': 'Not saved. Try again.',
  'page.next': 'Next',
  'page.note': 'A sentence that explains something.',
  'preview.title': 'Preview',
  'things.title': 'Things',
}

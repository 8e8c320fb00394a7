import { defineAction } from '../../language/grammar/kinds'
import { nativeMembers } from '../../language/grammar/values'

export const native = defineAction({
  kind: 'native',
  doc: 'Calls a function of the native app that shows the page.',
  passes: { given: [] },
  members: nativeMembers,
  does: 'native {call}',
  example: {
    do: 'native',
    label: 'a.name',
    call: 'openRoom',
    args: { id: { from: 'user.id' }, note: { say: 'a.title', with: {} } },
  },
})

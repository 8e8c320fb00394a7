// Tests that forms of schemas as products have them send a loaded value as it came, and never a wrong one.
import { describe, expect, it } from 'vitest'
import { membersOfRequest, wholeBodyOf, withMembers } from '../../../tools/cli/generate/rootValue'
import { bundle, type SchemaSet } from '../../../tools/cli/generate/schemaSet'
import english from '../../../examples/starter/locales/en.json'
import { naturalSchemas, sharedDefinitions } from '../../support/naturalSchemas'
import { drawForm } from './drawForm'

const set: SchemaSet = {
  'forms.json': Object.fromEntries(Object.entries(naturalSchemas).map(([name, { schema }]) => [name, schema])),
  'natural.json': sharedDefinitions,
}

describe.each(Object.entries(naturalSchemas))('the form of %s', (form, { good, bad }) => {
  const ref = `forms.json#/$defs/${form}`
  const schema = withMembers(bundle(set, ref))
  const whole = wholeBodyOf(set, { request: ref })
  const values = (value: unknown) => (whole === undefined ? value : { [whole]: value })

  it('is drawn, sends a loaded value as it came, and refuses a wrong one', async () => {
    expect(Object.keys(membersOfRequest(set, { request: ref }).properties ?? {}).length).toBeGreaterThan(0)
    const documents = [values(good), values(bad)]
    const drawn = await drawForm(schema, documents, english)
    expect(drawn).toMatchObject({ isDrawn: true })
    expect(drawn.documents).toMatchObject([{ is: 'same' }, { is: 'refused' }])
  })
})

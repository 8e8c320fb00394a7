import { isObject } from '@pagewright/engine/studio'
import { useId, useState } from 'react'
import { useEditing } from '../context'
import { brandTokens } from '../model/legible'
import { ColourInput } from '../panel/ColourInput'
import { schemesOf } from '../panel/ThemePanel'
import { RemoveMarket } from './RemoveMarket'

interface NewMarketProps {
  onDone(): void
}

const asked = [
  ['id', 'Id', '[a-z][\\w\\-]*', 'Small letters, such as north.'],
  ['product', 'Name that people see', '.*\\S.*', ''],
  ['host', 'Host of its pages', '[a-z0-9\\-]+(\\.[a-z0-9\\-]+)+', 'Such as m.shop.example.'],
  ['api', 'Root of its API', 'https://[a-z0-9.\\-]+', 'Such as https://api.shop.example.'],
  ['currency', 'Currency', '[A-Z]{3}', 'Three letters, such as EUR.'],
  ['timeZone', 'Time zone', '[A-Za-z_\\-+0-9]+(/[A-Za-z_\\-+0-9]+)*', 'Such as Europe/Berlin.'],
] as const
type Name = (typeof asked)[number][0]

/** Makes a market like another one, with hosts and colours of its own. */
export function NewMarket({ onDone }: NewMarketProps) {
  const { state, studio, combination } = useEditing()
  const { markets, tokens } = state.product
  const id = useId()
  const [like, setLike] = useState(combination.market)
  const [brand, setBrand] = useState('#1f6f5c')
  const model = markets[like] ?? {}
  const [given, setGiven] = useState<{ readonly [name in Name]?: string }>({})
  const textFor = (name: Name) => given[name] ?? (name === 'currency' || name === 'timeZone' ? String(model[name]) : '')
  const derived = brandTokens(brand, tokens, schemesOf(model['tokens']))
  const add = () => {
    const hosts = Object.keys(model['hosts'] as object).filter((one) => one !== 'development' && one !== 'production')
    // A fact that is the old currency becomes the new one.
    const facts = Object.entries(isObject(model['facts']) ? model['facts'] : {}).flatMap(([name, value]) =>
      value === model['currency'] ? [[name, textFor('currency')] as const] : [],
    )
    studio.change({
      do: 'create',
      market: textFor('id'),
      like,
      value: {
        product: textFor('product'),
        hosts: {
          ...Object.fromEntries(hosts.map((one) => [one, null])),
          production: { web: [textFor('host')], api: textFor('api') },
        },
        currency: textFor('currency'),
        timeZone: textFor('timeZone'),
        tokens: derived,
        ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
      },
    })
    onDone()
  }
  return (
    <>
      <form
        className="pw-studio-panel pw-studio-new"
        aria-label="New market"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <h2>New market</h2>
        <label htmlFor={`${id}-like`}>Like</label>
        <select id={`${id}-like`} value={like} onChange={({ target }) => setLike(target.value)}>
          {Object.keys(markets).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <small>Languages, facts and what it changes of pages are copied.</small>
        {asked.map(([name, label, pattern, hint]) => (
          <div key={name} className="pw-studio-asked">
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <input
              id={`${id}-${name}`}
              value={textFor(name)}
              required
              pattern={pattern}
              onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
            />
            {hint !== '' && <small>{hint}</small>}
          </div>
        ))}
        <label htmlFor={`${id}-brand`}>Colour of the brand</label>
        <div className="pw-studio-colour">
          <ColourInput
            id={`${id}-brand`}
            pickerName="Colour of the brand, picker"
            value={brand}
            isRequired
            onChange={setBrand}
          />
        </div>
        <small>The soft and the dark colours follow from it. Each of them is legible.</small>
        <button type="submit">Add market</button>
        <button type="button" onClick={onDone}>
          Cancel
        </button>
      </form>
      <RemoveMarket onDone={onDone} />
    </>
  )
}

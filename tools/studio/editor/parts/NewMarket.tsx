import { isObject } from '@pagewright/engine/studio'
import { valueAtPath } from '@pagewright/cli/browser'
import { useId, useState } from 'react'
import type { StudioProduct } from '../../server/api/studioProduct'
import { useEditing } from '../context'
import { brandTokens } from '../model/legible'
import { nameFor } from '../model/textKeys'
import { CheckedInput, FormButtons } from '../panel/CheckedInput'
import { ColourInput } from '../panel/ColourInput'
import { schemesOf } from '../panel/ThemePanel'
import { RemoveMarket } from './RemoveMarket'

interface NewMarketProps {
  onDone(): void
}

const words = ['product', 'id', 'host', 'api', 'currency', 'timeZone'] as const
type Name = (typeof words)[number]

/** Makes a market like another one, with hosts and colours of its own. */
export function NewMarket({ onDone }: NewMarketProps) {
  const { state, studio, combination } = useEditing()
  const { markets, tokens } = state.product
  const id = useId()
  const [like, setLike] = useState(combination.market)
  const [brand, setBrand] = useState('#1f6f5c')
  const model = markets[like] ?? {}
  const [given, setGiven] = useState<{ readonly [name in Name]?: string }>({})
  const text = (name: Name) => given[name] ?? ''
  const currency = given.currency ?? String(model['currency'])
  const timeZone = given.timeZone ?? String(model['timeZone'])
  const market = given.id ?? nameFor(text('product'), Object.keys(markets), 'market').replaceAll('_', '-')
  // A product whose pages and server have one host says so in the market that is the model.
  const hasOwnApi = valueAtPath(model, ['hosts', 'production', 'api']) !== ''
  const add = () => {
    const value = {
      product: text('product'),
      hosts: { production: { web: [text('host')], api: text('api') } },
      currency,
      timeZone,
      tokens: brandTokens(brand, tokens, schemesOf(model['tokens'])),
    }
    studio.change({ do: 'create', market, like, value })
    onDone()
  }
  const field = (name: Name, label: string, more: Omit<Parameters<typeof CheckedInput>[0], 'id' | 'onChange'>) => (
    <div className="pw-studio-asked">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <CheckedInput id={`${id}-${name}`} {...more} onChange={(next) => setGiven({ ...given, [name]: next })} />
    </div>
  )
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
        <small>Languages, facts and what it changes of pages are copied. Hosts are not.</small>
        {field('product', 'Name that people see', {
          value: text('product'),
          refusal: nameRefusal(text('product')),
        })}
        {field('id', 'Short name', {
          value: market === 'market' && text('product') === '' ? '' : market,
          refusal: idRefusal(market, markets),
          hint: 'It is made from the name. The studio and its files call the market so.',
        })}
        {field('host', 'Host of its pages', {
          value: text('host'),
          refusal: hostRefusal(text('host'), markets),
          hint: 'Such as m.shop.example.',
        })}
        {field('api', 'Address of its server', {
          value: text('api'),
          isNeeded: hasOwnApi,
          refusal: apiRoot.test(text('api')) ? undefined : 'Write an address such as https://api.shop.example.',
          hint: hasOwnApi ? 'Such as https://api.shop.example.' : 'Leave it empty if the host of the pages answers.',
        })}
        {field('currency', 'Currency', {
          value: currency,
          list: `${id}-currencies`,
          refusal: currencies.includes(currency) ? undefined : 'Write the three letters of a currency, such as EUR.',
          hint: nameOfCurrency(currency),
        })}
        {field('timeZone', 'Time zone', {
          value: timeZone,
          list: `${id}-zones`,
          refusal: isTimeZone(timeZone) ? undefined : 'Choose a time zone, such as Europe/Berlin.',
        })}
        <datalist id={`${id}-currencies`}>
          {currencies.map((one) => (
            <option key={one} value={one}>
              {nameOfCurrency(one)}
            </option>
          ))}
        </datalist>
        <datalist id={`${id}-zones`}>
          {Intl.supportedValuesOf('timeZone').map((one) => (
            <option key={one}>{one}</option>
          ))}
        </datalist>
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
        <FormButtons submit="Add market" onCancel={onDone} />
      </form>
      <RemoveMarket onDone={onDone} />
    </>
  )
}

const currencies = Intl.supportedValuesOf('currency')
const apiRoot = /^(https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w./-]*)?)?$/

function nameOfCurrency(currency: string): string | undefined {
  return currencies.includes(currency) ? new Intl.DisplayNames('en', { type: 'currency' }).of(currency) : undefined
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

function idRefusal(id: string, markets: object): string | undefined {
  if (!/^[a-z][\w-]*$/.test(id)) return 'Write a small letter first, then letters, digits and -, such as north.'
  return Object.hasOwn(markets, id) ? 'Another market has this name.' : undefined
}

function nameRefusal(name: string): string | undefined {
  if (name.trim() === '') return 'Write a name.'
  return /[<>{}]/.test(name) ? 'Write a name without <, >, { and }.' : undefined
}

function hostRefusal(host: string, markets: StudioProduct['markets']): string | undefined {
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))
    return 'Write a host such as m.shop.example: small letters, without https://.'
  const owner = Object.keys(markets).find((one) =>
    Object.values(isObject(markets[one]?.['hosts']) ? markets[one]['hosts'] : {}).some(
      (of) => isObject(of) && Array.isArray(of['web']) && of['web'].includes(host),
    ),
  )
  return owner === undefined ? undefined : `The pages of ${owner} have this host. Write another one.`
}

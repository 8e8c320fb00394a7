import { useState } from 'react'
import { rechargeFields } from '../drawn/fields'
import { PlainForm } from './plainForm'
import { showPage } from './show'
import { useChoices } from './useChoices'

function Recharge() {
  const [country, setCountry] = useState<string>()
  const { countries, methods } = useChoices(country)
  return (
    <PlainForm
      fields={rechargeFields}
      call="order"
      offered={{ country_id: countries, method_id: methods }}
      onChoose={(name, value) => name === 'country_id' && setCountry(value)}
    />
  )
}

showPage(<Recharge />)

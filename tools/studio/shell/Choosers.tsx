import { people as known } from 'virtual:studio/product'
import { appNames, apps } from './apps'
import { Answering } from './Answering'
import { arrivals, sessions, type Arrival, type Choices } from './choices'
import { Options, Select, Text } from './controls'
import type { Phone, PhoneState } from './phone'

interface ChoosersProps {
  readonly phone: Phone
  readonly state: PhoneState
}

/** Draws all choices. A change that a page reads only once opens a new web view. */
export function Choosers({ phone, state: { choices } }: ChoosersProps) {
  const change = (chosen: Partial<Choices>) => {
    phone.choose(chosen)
    phone.restart()
  }
  const people = known.map(({ uid, account, who }) => [uid, `${account}: ${who}`] as const)
  const isOther = choices.user !== '' && !people.some(([uid]) => uid === choices.user)

  return (
    <fieldset className="pw-shell-choosers">
      <legend>App</legend>
      <Select label="Protocol" value={choices.app} onChange={(app) => change({ app })}>
        {(['ios', 'android'] as const).map((platform) => (
          <optgroup key={platform} label={platform === 'ios' ? 'iOS' : 'Android'}>
            <Options
              of={appNames.filter((name) => apps[name].platform === platform).map((name) => [name, apps[name].name])}
            />
          </optgroup>
        ))}
      </Select>
      <Select label="Bridge" value={choices.arrival} onChange={(arrival) => change({ arrival })}>
        <Options of={arrivals.map((arrival) => [arrival, arrivalWords[arrival]])} />
      </Select>
      <Select label="User" value={choices.user} onChange={(user) => change({ user })}>
        <Options of={[['', 'nobody'], ...people, ...(isOther ? [[choices.user, choices.user] as const] : [])]} />
      </Select>
      <Select label="Session" value={choices.session} onChange={(session) => change({ session })}>
        <Options of={sessions.map((session) => [session, session])} />
      </Select>
      <Text label="Version" value={choices.version} onChange={(version) => change({ version })} />
      <Text
        label="Build"
        value={String(choices.versionCode)}
        onChange={(text) => change({ versionCode: Number.parseInt(text, 10) || 0 })}
      />
      <Text label="Language" value={choices.language} onChange={(language) => change({ language })} />
      <Text
        label="Pictures"
        value={String(choices.pictures)}
        onChange={(text) => phone.choose({ pictures: Number.parseInt(text, 10) || 0 })}
      />
      <Text label="Path" value={choices.path} onChange={(path) => path.startsWith('/') && phone.restart({ path })} />
      <Answering chosen={choices.manners} onChange={(manners) => phone.choose({ manners })} />
      <div className="pw-shell-buttons">
        <button type="button" onClick={() => phone.restart()}>
          Open again
        </button>
        <button type="button" onClick={() => phone.restart({ isAfresh: true })}>
          Open afresh
        </button>
      </div>
    </fieldset>
  )
}

const arrivalWords: { readonly [A in Arrival]: string } = {
  start: 'exists from the start',
  asked: 'comes when asked',
  parsed: 'comes when the document is parsed',
  loaded: 'comes when the page has loaded',
  late: 'comes a second late',
  never: 'never comes',
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ReleaseCommand, StudioReleases } from '../../server/api/studioReleases'
import { Icon, IconButton } from '../Icon'
import { useKeptFocus } from '../useKeptFocus'
import { History } from './History'
import { Notice, Question } from './Question'
import { ShareQuestion } from './ShareQuestion'
import type { Releases } from './useReleases'

interface ReleaseBarProps extends Releases {
  readonly known: StudioReleases
  /** True if the studio has changes that are not saved. */
  readonly isUnsaved: boolean
  /** The page that is open in the studio. */
  readonly path: string
}

type Opened = 'publish' | 'share' | 'everybody' | 'rollback' | 'link' | 'history'
type StepName = 'saved' | 'published' | 'share' | 'everybody'

/** What is said while a command runs, and the step at which it stands. */
const running: { readonly [Command in ReleaseCommand]: readonly [StepName, string] } = {
  publish: ['saved', 'Publishing'],
  stage: ['share', 'Changing the share'],
  promote: ['everybody', 'Giving it to everybody'],
  halt: ['share', 'Halting'],
  rollback: ['everybody', 'Rolling back'],
}

/** Draws how far the saved pages have come: saved, published, with a share of the devices, with everybody. */
export function ReleaseBar(props: ReleaseBarProps) {
  const { known, isUnsaved, path, running: now, refusal, told, run, read, dismiss } = props
  const [opened, setOpened] = useState<Opened>()
  const [copied, setCopied] = useState<string>()
  const bar = useRef<HTMLElement>(null)
  useKeptFocus(bar)
  const { list, unread, saved, count, site } = known
  if (!list)
    return (
      <section ref={bar} className="pw-release" aria-label="Release" data-region="release" tabIndex={-1}>
        <div role="alert" className="pw-release-unread">
          <h2>The store cannot be read</h2>
          <pre>{unread}</pre>
        </div>
        <button type="button" onClick={() => void read()}>
          Try again
        </button>
      </section>
    )

  const { current, candidate, lastGood, log } = list
  const share = candidate?.share ?? 0
  const isNew = saved !== (candidate?.id ?? current)
  const wasPublished = log.some(({ did, release }) => did === 'publish' && release === saved)
  // What was taken back is not what to press next.
  const isTakenBack = isNew && !candidate && wasPublished
  const next = isUnsaved ? undefined : nextStep({ share, isNew: isNew && !isTakenBack, isWaiting: !!candidate })
  const isRunning = now !== undefined
  const classOf = (step: StepName) => (next === step && !isRunning ? 'pw-studio-main' : undefined)
  const id = candidate?.id ?? ''
  const link = linkTo(path, id, site)
  const only = candidate?.only ? ` in ${candidate.only.join(', ')}` : ''
  const close = () => setOpened(undefined)
  const begin = (command: ReleaseCommand, args: object = {}) => {
    close()
    void run(command, args)
  }
  const steps: readonly Omit<StepProps, 'now'>[] = [
    {
      name: 'saved',
      title: 'Saved',
      isDone: !isNew,
      words: savedWords({ isUnsaved, isNew, isTakenBack, count }),
      control: isNew && (
        <button
          type="button"
          className={classOf('saved')}
          disabled={isRunning}
          onClick={() => (share > 0 ? setOpened('publish') : begin('publish'))}
        >
          Publish
        </button>
      ),
    },
    {
      name: 'published',
      title: 'Published',
      isDone: candidate !== undefined,
      words: candidate ? `Release ${id}` : 'No release waits',
      control:
        candidate &&
        (site === undefined ? (
          <button
            type="button"
            onClick={() =>
              void navigator.clipboard.writeText(link).then(
                () => setCopied(id),
                // Some browsers ask first.
                () => setOpened('link'),
              )
            }
          >
            {copied === id ? 'Copied' : 'Copy link'}
          </button>
        ) : (
          <a className="pw-release-link" href={link} target="_blank" rel="noreferrer">
            Preview
          </a>
        )),
    },
    {
      name: 'share',
      title: `${share || usualShare} %`,
      isDone: share > 0,
      words: share > 0 ? `of devices have it${only}` : candidate ? 'Nobody has it yet' : 'Nothing to give',
      control: candidate && (
        <button type="button" className={classOf('share')} disabled={isRunning} onClick={() => setOpened('share')}>
          {share > 0 ? 'Change share' : 'Choose share'}
        </button>
      ),
    },
    {
      name: 'everybody',
      title: 'Everybody',
      isDone: !candidate && !isNew,
      words: `has release ${current}`,
      control: candidate && (
        <button
          type="button"
          className={classOf('everybody')}
          disabled={isRunning}
          onClick={() => setOpened('everybody')}
        >
          Give to everybody
        </button>
      ),
    },
  ]
  return (
    <section ref={bar} className="pw-release" aria-label="Release" data-region="release" tabIndex={-1}>
      {refusal !== undefined && (
        <div role="alert" className="pw-release-refusal">
          <h2>{running[refusal.command][1]} has stopped</h2>
          {/* Keys scroll a long one. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{refusal.says}</pre>
          <IconButton icon="close" label="Dismiss" onClick={dismiss} />
        </div>
      )}
      <ol>
        {steps.map((step) => (
          <Step key={step.name} {...step} now={now && running[now.command][0] === step.name ? now : undefined} />
        ))}
      </ol>
      <div className="pw-studio-group">
        {share > 0 && (
          <button type="button" disabled={isRunning} onClick={() => begin('halt', { release: id })}>
            Halt
          </button>
        )}
        {lastGood !== undefined && (
          <button type="button" disabled={isRunning} onClick={() => setOpened('rollback')}>
            Roll back
          </button>
        )}
        <IconButton icon="history" label="History of releases" onClick={() => setOpened('history')} />
      </div>
      <p role="status" className="pw-release-told">
        {now ? `${running[now.command][1]} …` : told}
        {copied === id && !now && ` The link ${link} is copied.`}
      </p>
      {opened === 'publish' && (
        <Question
          title="Publish another release?"
          press="Publish"
          onPress={() => begin('publish', { release: id })}
          onClose={close}
        >
          {`${share} % of the devices have ${id}. They go back to ${current}, and the new release waits.`}
        </Question>
      )}
      {opened === 'share' && candidate && (
        <ShareQuestion
          candidate={candidate}
          markets={list.markets}
          onPress={(args) => begin('stage', { ...args, release: id })}
          onClose={close}
        />
      )}
      {opened === 'everybody' && (
        <Question
          title={`Give ${id} to everybody?`}
          press="Give to everybody"
          onPress={() => begin('promote', { release: id })}
          onClose={close}
        >
          {share > 0 ? `${share} % of the devices have it now${only}.` : 'Nobody has it yet.'}{' '}
          {`You can roll back to ${current} afterwards.`}
        </Question>
      )}
      {opened === 'rollback' && lastGood !== undefined && (
        <Question
          title={`Roll back to ${lastGood}?`}
          press="Roll back"
          onPress={() => begin('rollback', { release: lastGood })}
          onClose={close}
        >
          {`Everybody has ${current} now, and gets ${lastGood} at the next start.`}
          {candidate && ` ${id} is halted, too.`} The saved pages stay as they are.
        </Question>
      )}
      {opened === 'link' && (
        <Notice title="Link to the release" onClose={close}>
          <p>
            Add this to the address of the product: <code>{link}</code>
          </p>
        </Notice>
      )}
      {opened === 'history' && <History log={log} onClose={close} />}
    </section>
  )
}

const usualShare = 10

interface Where {
  readonly share: number
  /** True if the saved pages are another release than the newest in the store. */
  readonly isNew: boolean
  /** True if there is a published release. */
  readonly isWaiting: boolean
}

function nextStep({ share, isNew, isWaiting }: Where): StepName | undefined {
  if (share > 0) return 'everybody'
  if (isNew) return 'saved'
  return isWaiting ? 'share' : undefined
}

/** Returns the address at which a page shows a release, without its host if nobody has named the site. */
function linkTo(path: string, release: string, site: string | undefined): string {
  const address = new URL(path, site ?? window.location.href)
  address.searchParams.set('release', release)
  return site === undefined ? address.pathname + address.search : address.href
}

interface Saved {
  readonly isUnsaved: boolean
  readonly isNew: boolean
  readonly isTakenBack: boolean
  readonly count: number | undefined
}

function savedWords({ isUnsaved, ...saved }: Saved): string {
  const words = ofSaved(saved)
  return isUnsaved ? `${words}. What is not saved is left out` : words
}

function ofSaved({ isNew, isTakenBack, count = 0 }: Omit<Saved, 'isUnsaved'>): string {
  if (!isNew) return 'Nothing to publish'
  if (isTakenBack) return 'Published, then taken back'
  if (count === 0) return 'Not published yet'
  return count === 1 ? '1 change to publish' : `${count} changes to publish`
}

interface StepProps {
  readonly name: StepName
  readonly title: string
  readonly isDone: boolean
  readonly words: string
  readonly control: ReactNode
  /** The command that runs at this step. */
  readonly now: Releases['running']
}

function Step({ title, isDone, words, control, now }: StepProps) {
  return (
    <li data-done={isDone}>
      <Icon name={isDone ? 'done' : 'next'} />
      <div>
        <h2>{title}</h2>
        <p>{now ? <Running {...now} /> : words}</p>
      </div>
      {control}
    </li>
  )
}

function Running({ command, since }: NonNullable<Releases['running']>) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - since) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [since])
  return `${running[command][1]} … ${seconds} s`
}

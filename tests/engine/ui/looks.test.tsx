// Tests what parts of the screen show beside their words: icons by their meaning, bars, and what stands while data load.
import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ChangeNote } from '../../../src/engine/ui/chart/ChangeNote'
import { Goal } from '../../../src/engine/ui/chart/Goal'
import { Spark } from '../../../src/engine/ui/chart/Spark'
import { Notice } from '../../../src/engine/ui/feedback/Notice'
import { OutcomePanel } from '../../../src/engine/ui/feedback/Outcome'
import { useToast, type ToastTone } from '../../../src/engine/ui/feedback/ToastProvider'
import { Skeleton, type SkeletonProps } from '../../../src/engine/ui/feedback/Skeleton'
import { Splash } from '../../../src/engine/ui/layout/Splash'
import { engineIcons } from '../../../src/engine/ui/icons/engineIcons'
import { registerIcons, replaceIcons } from '../../../src/engine/ui/icons/icons'
import { IconButton } from '../../../src/engine/ui/input/IconButton'
import type { IconShape } from '../../../src/engine/language/types/market'
import { stage } from './stage'

/** An icon that says its name. */
const named = (name: string): IconShape => [['path', { d: name }]]
const icons = () => [...document.querySelectorAll('svg path')].map((path) => path.getAttribute('d'))

function Told({ tone }: { readonly tone: ToastTone }) {
  const toast = useToast()
  useEffect(() => void toast('words', tone), [toast, tone])
  return null
}

beforeEach(() => {
  replaceIcons(Object.fromEntries(engineIcons.map((name) => [name, named(name)])))
  return () => replaceIcons()
})

describe('icons', () => {
  it.each([
    ['plain', 'info', 'info'],
    ['primary', 'sparkles', 'clock'],
    ['good', 'circle-check', 'circle-check'],
    ['warn', 'triangle-alert', 'triangle-alert'],
    ['danger', 'circle-alert', 'circle-alert'],
  ] as const)('a %s notice has the icon %s, and such an outcome %s', (tone, notice, outcome) => {
    const { unmount } = render(<Notice tone={tone}>words</Notice>)
    expect(icons()).toEqual([notice])
    unmount()
    render(<OutcomePanel tone={tone}>words</OutcomePanel>)
    expect(icons()).toEqual([outcome])
  })

  it.each([
    ['plain', 'info'],
    ['good', 'circle-check'],
    ['warn', 'triangle-alert'],
    ['danger', 'circle-alert'],
  ] as const)('a %s message has the icon %s, before the cross that closes it', (tone, icon) => {
    stage(<Told tone={tone} />)
    expect(icons()).toEqual([icon, 'x'])
  })

  it('a notice may have one of its own, and is a remark by default', () => {
    render(<Notice icon="clock">words</Notice>)
    expect(icons()).toEqual(['clock'])
    expect(screen.getByRole('note').className).toBe('pw-notice pw-tone-plain')
  })

  it('of a market stand in the place of others, also of those that come later', () => {
    replaceIcons({ 'x-late': named('own') })
    registerIcons({ 'x-late': named('late') })
    stage(<IconButton icon="x-late" label="Go" onPress={() => {}} />)
    expect(icons()).toEqual(['own'])
  })
})

describe('a change', () => {
  it.each([
    ['+12.5%', 'up', ['arrow-up-right']],
    ['\u221212.5%', 'down', ['arrow-down-right']],
    ['\u00b10%', 'same', []],
  ])('of %s points %s', (change, way, arrows) => {
    const { container } = render(<ChangeNote change={`\u2066${change}\u2069`} text={`${change} in all`} />)
    expect(container.firstElementChild?.classList.contains(`pw-change-${way}`)).toBe(true)
    expect(icons()).toEqual(arrows)
    expect(container.textContent).toBe(`${change} in all`)
  })
})

describe('bars', () => {
  const shares = () =>
    [...document.querySelectorAll<HTMLElement>('.pw-spark-bars i')].map((bar) =>
      bar.style.getPropertyValue('--pw-share'),
    )

  it.each([
    [
      [50, 100, 0],
      ['50%', '100%', '4%'],
    ],
    [
      [1, 1000],
      ['4%', '100%'],
    ],
    [
      [0, 0],
      ['4%', '4%'],
    ],
    [
      [-5, 10],
      ['4%', '100%'],
    ],
  ])('of %j are as high as their share of the greatest, and each can be seen', (values, heights) => {
    render(<Spark title="visits" points={values.map((y, at) => ({ x: `day ${at}`, y }))} />)
    expect(shares()).toEqual(heights)
  })

  it('have the first and the last point below them', () => {
    render(<Spark title="visits" points={['Mon', 'Tue', 'Wed'].map((x) => ({ x, y: 1 }))} />)
    expect(document.querySelector('.pw-spark-ends')?.textContent).toBe('MonWed')
  })

  it.each([
    [99, false],
    [100, true],
  ])('of a goal with the share %i show that it is reached: %s', (share, isReached) => {
    const { container } = render(<Goal label="goal" share={share} text="words" />)
    expect(container.querySelector('.pw-goal-reached') !== null).toBe(isReached)
    expect(screen.getByRole('meter').querySelector('span')?.style.getPropertyValue('--pw-share')).toBe(`${share}%`)
  })
})

describe('what stands while data load', () => {
  it.each<[SkeletonProps, number]>([
    [{}, 6],
    [{ look: 'rows' }, 6],
    [{ look: 'table' }, 12],
    [{ look: 'form' }, 4],
    [{ look: 'cells' }, 4],
    [{ look: 'lines' }, 3],
    [{ look: 'page' }, 7],
    [{ look: 'banner' }, 0],
    [{ look: 'hero' }, 0],
    [{ look: 'rows', count: 2 }, 2],
    [{ look: 'rows', count: 0 }, 0],
  ])('%j has so many parts: %i', (look, count) => {
    const { container } = stage(<Skeleton {...look} />)
    expect(container.querySelectorAll('.pw-bones-one')).toHaveLength(count)
    expect(screen.getByRole('status', { name: '[engine.loading]' }).getAttribute('aria-busy')).toBe('true')
  })

  it.each([
    [undefined, ''],
    [{ name: 'Am\u202eira', look: 'accent' }, 'Amira'],
  ])('S3-09 a start shows whom an earlier one remembered: %j', (person, name) => {
    stage(<Splash person={person} />)
    const main = screen.getByRole('main')
    expect(main.querySelector('.pw-splash-name')?.textContent ?? '').toBe(name)
    expect(main.dataset['look']).toBe(person?.look)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('[engine.loading]')
  })
})

describe('IconButton', () => {
  it.each([
    ['ready', {}, 1],
    ['busy', { busy: true }, 0],
    ['disabled', { disabled: true }, 0],
  ])('%s (%j): one press is worth %i', (_state, state, presses) => {
    const onPress = vi.fn()
    stage(<IconButton icon="x" label="Go" onPress={onPress} {...state} />)
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    expect(onPress).toHaveBeenCalledTimes(presses)
  })
})

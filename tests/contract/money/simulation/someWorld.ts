// Creates the world of a history by chance: a server, a network and a device with its clock.
import type { Device, World } from './network'
import type { Random } from '../../../support/random'
import { Server, type Ways } from './server'
import { Timeline } from '../../../engine/money/timeline'

/** Assumption G: if the server does not honour keys, a request arrives within this many milliseconds or never. */
const longestMs = 55_000
const longestWithKeysMs = 300_000

/** Creates a world for a server with these abilities. */
export function someWorld(random: Random, ways: Ways): World {
  // Often so little that what was done once cannot be done twice.
  const server = new Server(ways, {
    coins: random.pick([100, 250, 600, 1_000_000]),
    diamonds: random.pick([10, 30, 80, 1_000_000]),
  })
  const timeline = new Timeline(Date.UTC(2026, 2, 1) + random.between(0, 86_400_000))
  const readsDate = random.chance(0.85)
  const device: Device = {
    // Without the server's time, the device's clock is right within a minute.
    skewMs: random.pick(readsDate ? [0, 0, 1_500, -86_400_000, 86_400_000] : [0, 1_500, -20_000, 20_000]),
    hasLocks: random.chance(0.8),
    onLine: random.pick(['right', 'right', 'right', 'always true', 'always false']),
    readsDate,
  }
  return {
    timeline,
    random,
    server,
    weather: { isOffline: false, isCalm: false },
    device,
    longestMs: ways.honoursKeys ? longestWithKeysMs : longestMs,
    repeats: ways.honoursKeys,
    hung: [],
    met: new Map(),
  }
}

/** Returns how long it takes until something else happens, in milliseconds. */
export function someTime(random: Random): number {
  const dice = random.next()
  if (dice < 0.45) return random.between(0, 500)
  if (dice < 0.75) return random.between(500, 5000)
  return dice < 0.93 ? random.between(5000, 40_000) : random.between(40_000, 120_000)
}

/** Sets the device's clock, and returns the change in milliseconds. */
export function setClock({ device, random, timeline }: World): number {
  const jump = device.readsDate
    ? random.pick([-3_600_000, -300_000, 60_000, 300_000, 3_600_000, 90_000_000, -90_000_000])
    : random.pick([-300_000, -60_000, 60_000, 300_000])
  // A device that cannot read the server's time gets a clock that is changed and later corrected.
  if (!device.readsDate) timeline.after(random.between(2000, 40_000), () => (device.skewMs -= jump))
  device.skewMs += jump
  return jump
}

/** Returns the most milliseconds until every outcome is known (docs/money.md). */
export function calmMs({ longestMs }: World): number {
  const [hungMs, askedMs] = [300_000, 300_000]
  return longestMs + hungMs + askedMs
}

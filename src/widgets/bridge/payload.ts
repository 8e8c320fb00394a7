// Converts a page's arguments to the data that crosses the bridge. Undefined means that the call is ignored.
import type { Contract, ImageChoice, LinkChoice, Share, ThirdApp } from '../../generated/types'
import { activityUrl } from './activityPages'
import { deepLink } from './deepLinks'
import { gameOpen } from './games'
import type { NativeKind, NativeName, Sent } from './nativeFunction'
import { shareOf } from './share'
import { isIndex, isTarget } from './targets'

/** Facts about the product that payloads contain. */
export interface PayloadContext {
  /** The web origin of activity pages. */
  readonly origin: string
  /** The app's own URL scheme. */
  readonly scheme: string
}

/** Returns the payload for checked arguments. Returns undefined if nothing is to be sent. */
export function payloadOf(name: NativeName, kind: NativeKind, args: object, place: PayloadContext): object | undefined {
  if (kind === 'navigate' && !Object.values(args).every((value) => typeof value !== 'string' || isTarget(value)))
    return undefined
  const make = makers[name] as ((args: object, place: PayloadContext) => object | undefined) | undefined
  return make ? make(args, place) : args
}

type Makers = {
  readonly [Name in NativeName]?: (
    args: Contract['native'][Name]['args'],
    place: PayloadContext,
  ) => Sent<Name> | undefined
}

const indexed = ({ index = 0 }: { index?: number }) => (isIndex(index) ? { index } : undefined)

const makers: Makers = {
  jumpToStore: indexed,
  jumpToUserStore: indexed,
  jumpToWallet: indexed,
  jumpToWelfare: (_args, { origin }) => ({ url: activityUrl('welfare', origin) }),
  jumpToGames: (args, { origin }) => gameOpen(args, origin),
  startBySchema(args: LinkChoice, { scheme }) {
    const schema = deepLink(scheme, args)
    return schema === undefined ? undefined : { schema }
  },
  openThirdApp: (args: ThirdApp) => (thirdApps.has(args.app) ? args : undefined),
  appShare: (args: Share) => shareOf(args),
  changeWebViewBackgroundAlpha: ({ alpha }) => (alpha >= 0 && alpha <= 1 ? { alpha } : undefined),
  chooseImage: (args) => ({ ...imageDefaults, ...args }),
}

/** The defaults of an image choice. */
const imageDefaults = {
  count: 1,
  sizeType: 'compressed',
  mp4Enabled: false,
  ts: 10,
} as const satisfies Required<ImageChoice>

const thirdApps: ReadonlySet<ThirdApp['app']> = new Set(['whatsapp', 'snapchat', 'instagram', 'facebook'])

import type lucide from '@iconify-json/lucide/icons.json'

/** The names of lucide's icons, as lucide.dev lists them. */
export type IconName = keyof (typeof lucide)['icons']

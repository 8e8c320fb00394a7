import { banners } from '../banners'
import type { Handlers } from '../handler'
import { absolute, paths } from '../images/address'
import { wholeList } from '../paging'
import { languages } from '../seed/countries'

export const bannerHandlers = {
  // Owners invite; everybody else may want a guild of their own.
  'POST /web/guild/banner': ({ origin, asker }, { page }) => {
    const other = asker.role === 'owner' ? 'create' : 'invite'
    const picture = (name: string) => absolute(origin, paths.drawn('banner', name))
    return wholeList(
      page,
      banners
        .filter(({ target }) => target !== other)
        .map(({ target, ...words }) => ({
          id: target,
          target,
          ...words,
          image_url: picture(target),
          ...Object.fromEntries(
            languages.map((language) => [`image_url_${language}`, picture(`${target}-${language}`)]),
          ),
        })),
    )
  },
} satisfies Partial<Handlers>

/**
 * True for tests of wording, looks and completeness, except before a release (`RELEASE=1 npm test`). What they find breaks
 * nothing, so a change of a text, a page or a market leaves it for later.
 */
export const isLater = process.env.RELEASE !== '1'

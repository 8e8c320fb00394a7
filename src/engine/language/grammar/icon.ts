// The grammar of icons that a market draws. Each is a few SVG elements in a box of 24 by 24, as lucide's are.
import { atom, either, list, object, oneOf, optional, type } from './grammar'

/** The side of the box, in the units of its elements. */
export const iconBox = 24

/** The elements of an icon, each with the attributes that give its place. Attributes with `!` are required. */
export const iconElements = {
  path: ['d!'],
  circle: ['cx!', 'cy!', 'r!'],
  ellipse: ['cx!', 'cy!', 'rx!', 'ry!'],
  rect: ['x!', 'y!', 'width!', 'height!', 'rx', 'ry'],
  line: ['x1!', 'y1!', 'x2!', 'y2!'],
  polyline: ['points!'],
  polygon: ['points!'],
} as const satisfies { readonly [tag: string]: readonly string[] }

/** Attributes that every element may have. All other looks are tokens. */
export const iconLooks = { fill: ['currentColor', 'none'], stroke: ['currentColor', 'none'] } as const

const place = (doc: string, example: string) => optional(doc, atom('text'), example)

const attributes = type(
  'IconAttributes',
  'The place of an element in the box of 24 by 24, as texts. Its stroke and its fill are tokens, unless it names them.',
  object({
    d: place('The commands of a `path`.', 'M4 20V4h16'),
    points: place('The corners of a `polyline` or `polygon`.', '4 20 12 4 20 20'),
    cx: place('The middle of a `circle` or `ellipse`.', '12'),
    cy: place('The middle of a `circle` or `ellipse`.', '12'),
    r: place('The radius of a `circle`.', '9'),
    rx: place('The radius of an `ellipse`, or of the corners of a `rect`.', '2'),
    ry: place('The radius of an `ellipse`, or of the corners of a `rect`.', '2'),
    x: place('The left edge of a `rect`.', '3'),
    y: place('The upper edge of a `rect`.', '5'),
    width: place('The width of a `rect`.', '18'),
    height: place('The height of a `rect`.', '14'),
    x1: place('Where a `line` begins.', '4'),
    y1: place('Where a `line` begins.', '12'),
    x2: place('Where a `line` ends.', '20'),
    y2: place('Where a `line` ends.', '12'),
    fill: optional('`currentColor` fills the element; `none` keeps it empty.', oneOf(...iconLooks.fill)),
    stroke: optional('`none` leaves the outline away.', oneOf(...iconLooks.stroke), 'none'),
    opacity: place('How strong the element is, from 0 to 1.', '0.3'),
  }),
)

const tags = Object.keys(iconElements) as readonly (keyof typeof iconElements)[]

export const iconRule = type(
  'IconShape',
  'A drawing in a box of 24 by 24: a list of elements, each a pair of a tag and its attributes.',
  list(list(either(oneOf(...tags), attributes))),
  [['path', { d: 'M4 20V10l8-6 8 6v10Z' }]],
)

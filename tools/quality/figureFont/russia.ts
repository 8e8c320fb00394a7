// The figures of the Russian market: narrow and square, as on a sign or a number plate.
import { area, evenPen, filled, Line, oval, stroke, turned, type Contour } from './outline'
import type { FontDrawing, Glyph } from './trueType'

const pen = evenPen(122, 'butt', 0.9)
const draw = (...lines: readonly Line[]): readonly Contour[] => lines.flatMap((line) => stroke(line, pen))
const glyph = (characters: string, advance: number, contours: readonly Contour[]): Glyph => ({
  characters,
  advance,
  contours,
})

const figure = 548
/** The corners are squarer than those of an ellipse. */
const b = 0.62
/** The middle of the lines of a round figure. */
const [left, middle, right, top, bottom] = [112, 274, 436, 666, 48] as const

/** A closed line with upright sides. The corners are at most as high as half of it. */
const bowl = (low: number, high: number, inset = 0) => {
  const corner = Math.min(162, (high - low) / 2 - 1)
  return Line.from(middle, high)
    .level(right - inset, high - corner, b)
    .to(right - inset, low + corner)
    .upright(middle, low, b)
    .level(left + inset, low + corner, b)
    .to(left + inset, high - corner)
    .upright(middle, high, b)
}

const six = [
  ...draw(bowl(bottom, 414)),
  ...draw(Line.from(left, 230).to(left, 494).upright(middle, top, b).level(428, 530, b)),
]

const block = (x: number, y: number, width: number, height: number) =>
  area([x, y], [x, y + height], [x + width, y + height], [x + width, y])

export const russia: FontDrawing = {
  family: 'Lumi Figures Russia',
  weight: 600,
  glyphs: [
    glyph('0', figure, draw(bowl(bottom, top))),
    glyph('1', figure, area([246, 0], [246, 572], [120, 480], [120, 600], [262, 714], [358, 714], [358, 0])),
    glyph(
      '2',
      figure,
      draw(
        Line.from(118, 512)
          .bezier(118, 606, 178, 666, 274, 666)
          .level(432, 504, b)
          .bezier(432, 424, 392, 372, 334, 306)
          .to(140, 50)
          .to(450, 50),
      ),
    ),
    glyph(
      '3',
      figure,
      draw(
        Line.from(116, 540).upright(272, 666, b).level(424, 522, b).upright(282, 374, b).to(206, 374),
        Line.from(206, 374).to(282, 374).level(438, 210, b).upright(274, 48, b).level(108, 178, b),
      ),
    ),
    glyph('4', figure, [
      ...area([306, 714], [436, 714], [160, 226], [508, 226], [508, 124], [40, 124], [40, 232]),
      ...block(346, 0, 110, 420),
    ]),
    glyph(
      '5',
      figure,
      draw(
        Line.from(456, 663).to(160, 663).to(148, 372),
        Line.from(152, 388)
          .bezier(184, 412, 224, 424, 274, 424)
          .level(436, 264, b)
          .to(436, 220)
          .upright(272, 48, b)
          .level(108, 174, b),
      ),
    ),
    glyph('6', figure, six),
    glyph('7', figure, area([68, 714], [486, 714], [486, 622], [276, 0], [150, 0], [356, 610], [68, 610])),
    glyph('8', figure, [...draw(bowl(bottom, 382)), ...draw(bowl(382, top, 12))]),
    glyph('9', figure, turned(six, middle, 357)),
    glyph('.', 250, block(66, 0, 118, 120)),
    glyph(',', 250, area([66, 120], [184, 120], [184, 10], [132, -130], [58, -130], [96, 0], [66, 0])),
    glyph(':', 250, [...block(66, 56, 118, 120), ...block(66, 396, 118, 120)]),
    glyph('-\u2010\u2011\u2212', 420, block(60, 286, 300, 104)),
    glyph('\u2013', figure, block(54, 286, 440, 104)),
    glyph('+', figure, [...block(54, 286, 440, 104), ...block(220, 118, 108, 440)]),
    glyph('=', figure, [...block(54, 190, 440, 104), ...block(54, 386, 440, 104)]),
    glyph('×', figure, draw(Line.from(112, 174).to(436, 500), Line.from(112, 500).to(436, 174))),
    glyph(
      '≈',
      figure,
      [246, 434].flatMap((y) =>
        draw(
          Line.from(62, y - 30)
            .bezier(130, y + 66, 204, y + 52, 274, y)
            .bezier(344, y - 52, 418, y - 66, 486, y + 30),
        ),
      ),
    ),
    glyph('%', 820, [
      ...[oval(196, 520, 118, 146, b), oval(624, 194, 118, 146, b)].flatMap((line) =>
        stroke(line, evenPen(94, 'butt', 0.9)),
      ),
      ...area([532, 714], [632, 714], [288, 0], [188, 0]),
    ]),
    glyph('/', 400, area([272, 740], [384, 740], [128, -60], [16, -60])),
    glyph('K', 600, [
      ...block(84, 0, 116, 714),
      ...area([430, 714], [572, 714], [332, 400], [590, 0], [448, 0], [256, 310], [200, 240], [200, 396]),
    ]),
    glyph(
      'M',
      780,
      area(
        [84, 0],
        [84, 714],
        [212, 714],
        [390, 330],
        [568, 714],
        [696, 714],
        [696, 0],
        [582, 0],
        [582, 470],
        [430, 150],
        [350, 150],
        [198, 470],
        [198, 0],
      ),
    ),
    glyph(
      'B',
      590,
      draw(
        Line.from(142, 374)
          .to(330, 374)
          .level(468, 520, b)
          .upright(330, 663, b)
          .to(142, 663)
          .to(142, 51)
          .to(346, 51)
          .level(500, 210, b)
          .upright(346, 374, b)
          .to(330, 374),
      ),
    ),
    // The name: Луми.
    glyph(
      'Л',
      680,
      draw(Line.from(6, 53).to(36, 53).bezier(122, 53, 146, 122, 162, 290).to(198, 663).to(536, 663).to(536, 0)),
    ),
    glyph(
      'у',
      520,
      filled(
        Line.from(8, 536)
          .to(132, 536)
          .to(264, 172)
          .to(390, 536)
          .to(512, 536)
          .to(302, -60)
          .bezier(268, -156, 222, -178, 140, -178)
          .to(84, -178)
          .to(84, -76)
          .to(130, -76)
          .bezier(168, -76, 184, -66, 198, -28)
          .to(210, 4)
          .to(8, 536),
      ),
    ),
    glyph(
      'м',
      690,
      area(
        [76, 0],
        [76, 536],
        [196, 536],
        [345, 236],
        [494, 536],
        [614, 536],
        [614, 0],
        [506, 0],
        [506, 336],
        [382, 96],
        [308, 96],
        [184, 336],
        [184, 0],
      ),
    ),
    glyph(
      'и',
      590,
      area(
        [76, 0],
        [76, 536],
        [186, 536],
        [186, 190],
        [392, 536],
        [514, 536],
        [514, 0],
        [404, 0],
        [404, 346],
        [198, 0],
      ),
    ),
    glyph('\u00a0', 220, []),
    glyph('\u2007', figure, []),
    glyph('\u2009\u202f', 150, []),
  ],
}
